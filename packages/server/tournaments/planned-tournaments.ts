import { newMatchId } from '@safehouse/protocol';
import { nextStep, type Step, Tournament, type TournamentEntry } from '@safehouse/tournament';
import type { TournamentId } from '../store/tournament-store.ts';

/** `entries`: those that the thread does not have yet; all of them if it has to start over. */
export interface PlanRequest {
  readonly number: number;
  readonly id: TournamentId;
  readonly entries: readonly TournamentEntry[];
  readonly now: number;
}

/** The tournaments in the thread that plans their steps. */
export class PlannedTournaments {
  readonly #tournaments = new Map<TournamentId, Tournament>();

  get count(): number {
    return this.#tournaments.size;
  }

  plan({ id, entries, now }: PlanRequest): Step {
    const known = this.#tournaments.get(id);
    const isNew = entries[0]?.version === 1;
    const tournament = isNew || !known ? new Tournament(entries) : known;
    if (!isNew) for (const entry of entries) tournament.apply(entry);
    this.#tournaments.set(id, tournament);
    return nextStep(tournament, { now, newMatchId });
  }

  /** It is over. Its last entries are never sent here. */
  forget(id: TournamentId): void {
    this.#tournaments.delete(id);
  }
}
