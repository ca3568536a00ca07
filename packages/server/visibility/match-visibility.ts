import type { Viewer } from '@safehouse/contract';
import type { MatchId, UserId } from '@safehouse/protocol';
import type { Table } from '@safehouse/table';
import { resolveSeat } from '../match/commands.ts';
import { asBeforeStart } from '../match/start-position.ts';
import { type DealDeps, isDealInPlay } from './deal-in-play.ts';
import { SpectatorDelay } from './spectator-delay.ts';

/** A match as one viewer may see it now. */
export interface VisibleMatch {
  readonly viewer: Viewer;
  readonly table: Table;
  /** May this viewer know the whole deal? Not before the end as they see it. */
  readonly isRevealed: boolean;
}

/** The perspective of a user: the requested seat if they hold it; everybody else is a spectator. */
export function viewerOf(table: Table, user: UserId | null, seat: number | undefined): Viewer {
  return (user === null ? null : resolveSeat(table, { user, seat })) ?? 'spectator';
}

/** What each viewer may see of one match. */
export class MatchVisibility {
  readonly #deps: DealDeps;
  readonly #id: MatchId;
  readonly #delay = new SpectatorDelay();
  #isDealInPlay = false;

  constructor(deps: DealDeps, id: MatchId) {
    this.#deps = deps;
    this.#id = id;
  }

  /** Checks whether the deal is played elsewhere. Must be called before the first use. */
  async refresh(): Promise<void> {
    this.#isDealInPlay = await isDealInPlay(this.#deps, this.#id);
  }

  /** When spectators will see more although nothing happens; null if nothing is withheld. */
  get nextChangeAt(): number | null {
    return this.#delay.nextVisibleAt;
  }

  /** Players see all that their seat does. Spectators see it delayed, and nothing of a deal in play elsewhere. */
  visibleTo(viewer: Viewer, live: Table): VisibleMatch {
    const table = viewer === 'spectator' ? this.#spectatorTable(live) : live;
    return { viewer, table, isRevealed: table.status === 'over' && !this.#isDealInPlay };
  }

  #spectatorTable(live: Table): Table {
    return this.#delay.visibleTable(this.#isDealInPlay ? asBeforeStart(live) : live, this.#deps.now());
  }
}
