import {
  factsFor,
  type Game,
  type GameRecord,
  isPlainObject,
  Match,
  type RecordFault,
  type Result,
  type ScopedFact,
  SEATS,
  type Seat,
  type SeatMove,
  type Viewer,
} from '@safehouse/contract';
import { mergeViews } from './merged-view.ts';

type Fact = { readonly type: string };

/** Whose eyes one looks back with; `all` knows what every seat knows. */
export type Perspective = Viewer | 'all';

/** A position of a match, and the move that led to it. */
interface TimelinePosition {
  readonly state: object;
  readonly move: SeatMove | null;
  readonly facts: readonly ScopedFact<Fact>[];
}

/** A whole match, position by position: the first before its first move. */
export interface Timeline {
  readonly rules: Game;
  readonly record: GameRecord;
  readonly positions: readonly TimelinePosition[];
  /** By the rules, or as the table had it. */
  readonly result: Result | null;
}

/** Plays a record through; or says what is wrong with it, and where. */
export function openTimeline(rules: Game, record: unknown): Timeline | RecordFault {
  const opened = Match.open(rules, record);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  const whole = record as GameRecord;
  const frames: TimelinePosition[] = [{ state: rules.clone(match.state), move: null, facts: [] }];
  for (const entry of whole.moves) {
    const played = match.replay(entry);
    if ('code' in played) return played;
    if (!played.ok) throw new Error('a replayed move is a fault or was played');
    const made = match.moves[match.moves.length - 1];
    frames.push({ state: rules.clone(match.state), move: made, facts: played.facts });
  }
  return { rules, record: whole, positions: frames, result: match.result ?? resultInRecord(whole) };
}

export function isFault(value: Timeline | RecordFault): value is RecordFault {
  return 'code' in value;
}

/** A match that ended at the table, by giving up or by the clock, has its result in the record alone. */
function resultInRecord({ meta, players }: GameRecord): Result | null {
  const { winners, reason } = isPlainObject(meta?.result) ? meta.result : {};
  if (!Array.isArray(winners) || typeof reason !== 'string') return null;
  const seats = SEATS.slice(0, players.length).filter((seat) => winners.includes(seat));
  return { winners: seats, reason, scores: players.map(() => null) };
}

export function seatsOf({ record }: Timeline): readonly Seat[] {
  return SEATS.slice(0, record.players.length);
}

export function viewAt(reel: Timeline, at: number, eyes: Perspective): object {
  const { state } = reel.positions[at];
  if (eyes !== 'all') return reel.rules.view(state, eyes);
  return mergeViews(seatsOf(reel).map((seat) => reel.rules.view(state, seat)));
}

/** What the move before a position told these eyes. */
export function factsAt({ positions }: Timeline, at: number, eyes: Perspective): readonly Fact[] {
  const { facts } = positions[at];
  return eyes === 'all' ? facts.map(({ fact }) => fact) : factsFor(eyes, facts);
}
