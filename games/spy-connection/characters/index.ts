import type { GameCharacters } from '@safehouse/ui';
import type { SpyFact } from '../rules/facts.ts';
import { CAST } from './cast.ts';
import { AurelioFace, HolmFace, MireilleFace, TeddyFace, ZofiaFace } from './faces.tsx';
import { characterTexts } from './locales/index.ts';

const FACES = { teddy: TeddyFace, mireille: MireilleFace, holm: HolmFace, zofia: ZofiaFace, aurelio: AurelioFace };

export const characters: GameCharacters<SpyFact> = {
  characters: CAST.map((member) => ({ ...member, Face: FACES[member.id] })),
  translations: characterTexts,
  judgeMove(facts, side) {
    const completed = facts.find((fact) => fact.type === 'completed');
    if (!completed) return null;
    return side.includes(completed.seat) ? 'goodMove' : 'rivalGoodMove';
  },
};
