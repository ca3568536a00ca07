import type { Seat } from '@safehouse/contract';
import { byLanguage, type GameCharacters } from '@safehouse/ui';
import type { Fact } from '../rules/facts.ts';
import { BrunoFace, LenzFace, OlgaFace, PimFace, VeraFace } from './faces.tsx';
import type { CharacterTranslations } from './locales/en.ts';

export const characters: GameCharacters<Fact> = {
  characters: [
    { id: 'pim', name: 'Pim', level: 'gentle', Face: PimFace },
    { id: 'olga', name: 'Olga', level: 'steady', Face: OlgaFace },
    { id: 'bruno', name: 'Bruno', level: 'sharp', Face: BrunoFace },
    { id: 'vera', name: 'Vera', level: 'expert', Face: VeraFace },
    { id: 'lenz', name: 'Lenz', level: 'master', Face: LenzFace },
  ],
  translations: byLanguage(import.meta.glob<CharacterTranslations>('./locales/??.ts', { import: 'translations' })),
  judgeMove(facts, side) {
    const lead = missionsWon(facts, side);
    if (lead === 0) return null;
    return lead > 0 ? 'goodMove' : 'rivalGoodMove';
  },
};

/** Missions of this side less those of the other. */
function missionsWon(facts: readonly Fact[], side: readonly Seat[]): number {
  return facts.reduce((lead, fact) => {
    if (fact.type !== 'took') return lead;
    return lead + (side.includes(fact.seat) ? 1 : -1);
  }, 0);
}
