import type { MatchPage } from '@safehouse/protocol';
import type { MatchSource } from '../match/source.ts';
import type { ShownGame } from '../state/games.ts';
import type { Line } from './lines.ts';

/** What every part of a table's frame looks at. */
export interface Sitting {
  readonly source: MatchSource;
  readonly page: MatchPage;
  readonly game: ShownGame;
  /** By seat. */
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  /** Opens the rules, at one of them where it is named. */
  showRules(rule: string | null): void;
}

export function isMyTurn({ toAct, seat, status }: MatchPage): boolean {
  return status === 'running' && seat !== null && toAct.includes(seat);
}
