import {
  type AnyFact,
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

/** `all`: everything that any seat sees. */
export type Perspective = Viewer | 'all';

interface TimelinePosition {
  readonly state: object;
  readonly move: SeatMove | null;
  readonly facts: readonly ScopedFact[];
}

/** The first position is before the first move. */
export interface Timeline {
  readonly rules: Game;
  readonly record: GameRecord;
  readonly positions: readonly TimelinePosition[];
  /** By the rules, or by a resignation or timeout. */
  readonly result: Result | null;
}

export function openTimeline(rules: Game, record: unknown): Timeline | RecordFault {
  const opened = Match.open(rules, record);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  const gameRecord = record as GameRecord;
  const positions: TimelinePosition[] = [{ state: rules.clone(match.state), move: null, facts: [] }];
  for (const entry of gameRecord.moves) {
    const played = match.replay(entry);
    if ('code' in played) return played;
    if (!played.ok) throw new Error('a replayed move is a fault or was played');
    const move = match.moves[match.moves.length - 1];
    positions.push({ state: rules.clone(match.state), move, facts: played.facts });
  }
  return {
    rules,
    record: gameRecord,
    positions,
    result: match.result ?? resultInRecord(gameRecord),
  };
}

export function isFault(value: Timeline | RecordFault): value is RecordFault {
  return 'code' in value;
}

/** Resignations and timeouts are only in the record, not in the game's state. */
function resultInRecord({ meta, players }: GameRecord): Result | null {
  const { winners, reason } = isPlainObject(meta?.result) ? meta.result : {};
  if (!Array.isArray(winners) || typeof reason !== 'string') return null;
  const seats = SEATS.slice(0, players.length).filter((seat) => winners.includes(seat));
  return { winners: seats, reason, scores: players.map(() => null) };
}

export function seatsOf({ record }: Timeline): readonly Seat[] {
  return SEATS.slice(0, record.players.length);
}

export function viewAt(timeline: Timeline, at: number, perspective: Perspective): object {
  const { state } = timeline.positions[at];
  if (perspective !== 'all') return timeline.rules.view(state, perspective);
  return mergeViews(seatsOf(timeline).map((seat) => timeline.rules.view(state, seat)));
}

/** The facts of the move that led to a position. */
export function factsAt({ positions }: Timeline, at: number, perspective: Perspective): readonly AnyFact[] {
  const { facts } = positions[at];
  return perspective === 'all' ? facts.map(({ fact }) => fact) : factsFor(perspective, facts);
}
