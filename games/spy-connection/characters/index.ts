import { byLanguage, type GameCharacters } from '@safehouse/ui';
import type { SpyFact } from '../rules/facts.ts';
import { AurelioFace, HolmFace, MireilleFace, TeddyFace, ZofiaFace } from './faces.tsx';
import type { CharacterTranslations } from './locales/en.ts';

export const characters: GameCharacters<SpyFact> = {
  characters: [
    { id: 'teddy', name: 'Teddy', level: 'gentle', Face: TeddyFace },
    { id: 'mireille', name: 'Mireille', level: 'steady', Face: MireilleFace },
    { id: 'holm', name: 'Holm', level: 'sharp', Face: HolmFace },
    { id: 'zofia', name: 'Zofia', level: 'expert', Face: ZofiaFace },
    { id: 'aurelio', name: 'Aurelio', level: 'master', Face: AurelioFace },
  ],
  translations: byLanguage(import.meta.glob<CharacterTranslations>('./locales/??.ts', { import: 'translations' })),
  judgeMove(facts, side) {
    const completed = facts.find((fact) => fact.type === 'completed');
    if (!completed) return null;
    return side.includes(completed.seat) ? 'goodMove' : 'rivalGoodMove';
  },
};
