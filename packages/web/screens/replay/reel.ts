import {
  type Fault,
  type Game,
  type GameRecord,
  isPlainObject,
  Match,
  type MoveOfSeat,
  type News,
  type Result,
  SEATS,
  type Seat,
  toldTo,
  type Viewer,
} from '@safehouse/contract';
import { openView } from './open-view.ts';

type Fact = { readonly type: string };

/** Whose eyes one looks back with; `all` knows what every seat knows. */
export type Eyes = Viewer | 'all';

/** A position of a match, and the move that led to it. */
interface Frame {
  readonly state: object;
  readonly made: MoveOfSeat | null;
  readonly news: readonly News<Fact>[];
}

/** A whole match, position by position: the first before its first move. */
export interface Reel {
  readonly rules: Game;
  readonly record: GameRecord;
  readonly frames: readonly Frame[];
  /** By the rules, or as the table had it. */
  readonly result: Result | null;
}

/** Plays a record through; or says what is wrong with it, and where. */
export function openReel(rules: Game, record: unknown): Reel | Fault {
  const opened = Match.open(rules, record);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  const whole = record as GameRecord;
  const frames: Frame[] = [{ state: rules.clone(match.state), made: null, news: [] }];
  for (const entry of whole.moves) {
    const played = match.replay(entry);
    if ('code' in played) return played;
    if (!played.ok) throw new Error('a replayed move is a fault or was played');
    const made = match.moves[match.moves.length - 1];
    frames.push({ state: rules.clone(match.state), made, news: played.news });
  }
  return { rules, record: whole, frames, result: match.result ?? resultIn(whole) };
}

export function isFault(value: Reel | Fault): value is Fault {
  return 'code' in value;
}

/** A match that ended at the table, by giving up or by the clock, has its result in the record alone. */
function resultIn({ meta, players }: GameRecord): Result | null {
  const { winners, reason } = isPlainObject(meta?.result) ? meta.result : {};
  if (!Array.isArray(winners) || typeof reason !== 'string') return null;
  const seats = SEATS.slice(0, players.length).filter((seat) => winners.includes(seat));
  return { winners: seats, reason, scores: players.map(() => null) };
}

export function seatsOf({ record }: Reel): readonly Seat[] {
  return SEATS.slice(0, record.players.length);
}

export function viewAt(reel: Reel, at: number, eyes: Eyes): object {
  const { state } = reel.frames[at];
  if (eyes !== 'all') return reel.rules.view(state, eyes);
  return openView(seatsOf(reel).map((seat) => reel.rules.view(state, seat)));
}

/** What the move before a position told these eyes. */
export function factsAt({ frames }: Reel, at: number, eyes: Eyes): readonly Fact[] {
  const { news } = frames[at];
  return eyes === 'all' ? news.map(({ fact }) => fact) : toldTo(eyes, news);
}
