import { Worker } from 'node:worker_threads';
import { newMatchId } from '@safehouse/protocol';
import { nextStep, type Step, type Tournament, type TournamentEntry } from '@safehouse/tournament';
import type { TournamentId } from '../store/tournament-store.ts';
import type { PlanRequest } from './planned-tournaments.ts';

/** With more players, the steps are planned in another thread. */
const MAX_PLAYERS_HERE = 48;

export interface PlannedTournament {
  readonly id: TournamentId;
  readonly tournament: Tournament;
  readonly entries: readonly TournamentEntry[];
}

interface Waiting {
  resolve(step: Step): void;
  reject(error: Error): void;
}

/** Plans what a tournament needs next, here or in a separate thread that is started on demand. */
export class StepPlanner {
  #thread: Worker | null = null;
  /** How many entries of a tournament the thread has. */
  readonly #sent = new Map<TournamentId, number>();
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  async plan({ id, tournament, entries }: PlannedTournament, now: number): Promise<Step> {
    if (tournament.players.size <= MAX_PLAYERS_HERE) return nextStep(tournament, { now, newMatchId });
    const thread = this.#start();
    const number = ++this.#requests;
    const sent = this.#sent.get(id) ?? 0;
    const request: PlanRequest = { number, id, entries: entries.slice(sent), now };
    this.#sent.set(id, entries.length);
    thread.postMessage(JSON.stringify(request));
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  /** The tournament is over. */
  forget(id: TournamentId): void {
    if (this.#sent.delete(id)) this.#thread?.postMessage(JSON.stringify({ forgotten: id }));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(new URL('./pairing-thread.ts', import.meta.url));
    thread.on('message', (text: string) => {
      const { number, step }: { readonly number: number; readonly step: Step } = JSON.parse(text);
      this.#waiting.get(number)?.resolve(step);
      this.#waiting.delete(number);
    });
    thread.on('error', (error) => this.#onDeath(error));
    thread.on('exit', () => this.#onDeath(new Error('the pairing thread has ended')));
    thread.unref();
    this.#thread = thread;
    return thread;
  }

  /** The next request starts another thread and sends everything again. */
  #onDeath(error: unknown): void {
    this.#thread = null;
    this.#sent.clear();
    for (const { reject } of this.#waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    this.#waiting.clear();
  }
}
