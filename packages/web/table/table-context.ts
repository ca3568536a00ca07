import type { Signal } from '@preact/signals';
import type { Seat } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import type { MatchSource } from '../match/match-source.ts';
import type { LoadedGame } from '../state/games.ts';
import type { LogLine } from './log/log-lines.ts';

export interface TableContext {
  readonly source: MatchSource;
  readonly matchView: MatchView;
  readonly game: LoadedGame;
  /** By seat. */
  readonly playerNames: readonly string[];
  readonly logLines: readonly LogLine[];
  /** The places on the board that the hovered or focused log line is about. */
  readonly highlightedPlaces: Signal<readonly string[]>;
  /** Opens the rules, at this rule if it is not null. */
  showRules(rule: string | null): void;
}

/** The seat that is addressed as "you"; null for a spectator, and on a shared device, which several people use. */
export function addressedSeat({ seat, seats }: Pick<MatchView, 'seat' | 'seats'>): Seat | null {
  return seats.length > 1 ? null : seat;
}

export function isMyTurn({ toAct, seat, status }: MatchView): boolean {
  return status === 'running' && seat !== null && toAct.includes(seat);
}
