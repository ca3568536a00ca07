import type { Seat } from '@safehouse/contract';
import type { GameCharacters } from '@safehouse/ui';
import type { Fact } from '../rules/facts.ts';
import { CAST } from './cast.ts';
import { BrunoFace, LenzFace, OlgaFace, PimFace, VeraFace } from './faces.tsx';
import { characterTexts } from './locales/index.ts';

const FACES = { pim: PimFace, olga: OlgaFace, bruno: BrunoFace, vera: VeraFace, lenz: LenzFace };

export const characters: GameCharacters<Fact> = {
  characters: CAST.map((member) => ({ ...member, Face: FACES[member.id] })),
  translations: characterTexts,
  judgeMove(facts, side) {
    const lead = missionsWon(facts, side);
    if (lead === 0) return null;
    return lead > 0 ? 'goodMove' : 'rivalGoodMove';
  },
};

/** Missions won by this side minus those won by the other. */
function missionsWon(facts: readonly Fact[], side: readonly Seat[]): number {
  return facts.reduce((lead, fact) => {
    if (fact.type !== 'took') return lead;
    return lead + (side.includes(fact.seat) ? 1 : -1);
  }, 0);
}
