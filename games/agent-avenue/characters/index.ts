import type { Seat } from '@safehouse/contract';
import type { GameCharacters } from '@safehouse/ui';
import type { Fact } from '../rules/facts.ts';
import { CAST } from './cast.ts';
import { FinchFace, IlseFace, JulesFace, NoraFace, WandaFace } from './faces.tsx';
import { characterTexts } from './locales/index.ts';

/** A difference in steps between the sides that counts as a clear gain. */
const CLEAR_GAIN = 4;

const FACES = { nora: NoraFace, jules: JulesFace, wanda: WandaFace, finch: FinchFace, ilse: IlseFace };

export const characters: GameCharacters<Fact> = {
  characters: CAST.map((member) => ({ ...member, Face: FACES[member.id] })),
  translations: characterTexts,
  judgeMove(facts, side) {
    const gain = stepsGained(facts, side);
    if (gain >= CLEAR_GAIN) return 'goodMove';
    return gain <= -CLEAR_GAIN ? 'rivalGoodMove' : null;
  },
};

function stepsGained(facts: readonly Fact[], seats: readonly Seat[]): number {
  // The first seat of a side has the same number as the side, with any number of players.
  const own = Math.min(...seats);
  return facts.reduce((sum, fact) => {
    if (fact.type !== 'moved') return sum;
    return sum + (fact.side === own ? fact.by : -fact.by);
  }, 0);
}
