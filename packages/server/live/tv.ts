import type { MatchId } from '@safehouse/protocol';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { bestForTv, type LiveEntry } from './live-ranking.ts';

type TvMessage = Extract<BusMessage, { readonly type: 'tv' }>;

/**
 * The table on the front page. It stays until it is over. Servers tell each other their choices, and all of them keep
 * the earliest one.
 */
export class Tv {
  readonly #bus: Pick<Bus, 'publishToOthers'>;
  #choice: Omit<TvMessage, 'type'> | null = null;

  constructor(bus: Pick<Bus, 'publishToOthers'>) {
    this.#bus = bus;
  }

  /** Called with every new list of live tables. */
  choose(ranked: readonly LiveEntry[], now: number): MatchId | null {
    const chosen = this.#choice;
    if (!chosen || !ranked.some(({ table }) => table.id === chosen.id)) {
      const best = bestForTv(ranked, now);
      this.#choice = best && { id: best.id, chosenAt: now };
    }
    if (this.#choice) this.#bus.publishToOthers({ type: 'tv', ...this.#choice });
    return this.#choice?.id ?? null;
  }

  /** Another server has chosen. If its table is already over, the next list shows that. */
  onChosenElsewhere({ id, chosenAt }: TvMessage): void {
    const own = this.#choice;
    const isEarlier = !own || chosenAt < own.chosenAt || (chosenAt === own.chosenAt && id < own.id);
    if (isEarlier) this.#choice = { id, chosenAt };
  }
}
