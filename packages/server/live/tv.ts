import type { MatchId } from '@safehouse/protocol';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { bestForTv, type LiveEntry } from './live-ranking.ts';

type TvMessage = Extract<BusMessage, { readonly type: 'tv' }>;

/**
 * The table on the front page. It stays until it is over. Servers tell each other what they have chosen, and all of them
 * keep the earliest choice.
 */
export class Tv {
  readonly #bus: Pick<Bus, 'publishToOthers'>;
  #choice: Omit<TvMessage, 'type'> | null = null;

  constructor(bus: Pick<Bus, 'publishToOthers'>) {
    this.#bus = bus;
  }

  /** With every new list of live tables. */
  choose(ranked: readonly LiveEntry[], now: number): MatchId | null {
    const chosen = this.#choice;
    if (!chosen || !ranked.some(({ table }) => table.id === chosen.id)) {
      const best = bestForTv(ranked, now);
      this.#choice = best && { id: best.id, chosenAt: now };
    }
    if (this.#choice) this.#bus.publishToOthers({ type: 'tv', ...this.#choice });
    return this.#choice?.id ?? null;
  }

  /** Another server has chosen. If its table is over by now, the next list shows it. */
  onChosenElsewhere({ id, chosenAt }: TvMessage): void {
    const own = this.#choice;
    const isEarlier = !own || chosenAt < own.chosenAt || (chosenAt === own.chosenAt && id < own.id);
    if (isEarlier) this.#choice = { id, chosenAt };
  }
}
