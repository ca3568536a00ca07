import type { Turn } from '@safehouse/contract';
import type { SpyFact } from '../rules/facts.ts';
import type { SpyMove, SpyView } from '../rules/index.ts';

/** How many earlier turns of the seat began in the position in which its turn begins now; 0 within a turn. */
export function countRepetitions({ seat, facts }: Turn<SpyView, SpyMove>): number {
  const history = (facts ?? []) as readonly SpyFact[];
  if (history.at(-1)?.type !== 'turn-began') return 0;
  const difference = new PositionDifference();
  let repetitions = 0;
  for (const fact of history.slice(0, -1).reverse()) {
    if (!difference.undo(fact)) break;
    if (fact.type === 'turn-began' && fact.seat === seat && difference.isNone) repetitions++;
  }
  return repetitions;
}

/** The pieces to add or remove to get from the current position to an earlier one. */
class PositionDifference {
  readonly #pieces = new Map<string, number>();

  get isNone(): boolean {
    return this.#pieces.size === 0;
  }

  /** False for an irreversible fact: no earlier position equals the current one. */
  undo(fact: SpyFact): boolean {
    switch (fact.type) {
      case 'turn-began':
        return true;
      case 'travelled':
        this.#moveSpy(fact);
        return true;
      case 'connected':
        this.#moveSpy(fact);
        for (const { space, agents } of fact.placed) this.#add(`${fact.seat} ${space}`, -agents);
        return true;
      case 'recalled':
        this.#add(`${fact.seat} ${fact.space}`, fact.agents);
        return true;
      case 'marked':
        this.#add(`${fact.mission} ${fact.city}`, -1);
        return true;
      case 'unmarked':
        this.#add(`${fact.mission} ${fact.city}`, 1);
        return true;
      default:
        return false;
    }
  }

  #moveSpy({ seat, from, to }: { readonly seat: number; readonly from: string; readonly to: string }): void {
    this.#add(`spy ${seat} ${to}`, -1);
    this.#add(`spy ${seat} ${from}`, 1);
  }

  #add(place: string, count: number): void {
    const sum = (this.#pieces.get(place) ?? 0) + count;
    if (sum === 0) this.#pieces.delete(place);
    else this.#pieces.set(place, sum);
  }
}
