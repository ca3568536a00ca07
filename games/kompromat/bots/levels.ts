import type { BotLevel } from '@safehouse/contract';
import { createLevelPlayer } from './level-player.ts';
import { master } from './master.ts';

const gentle = createLevelPlayer({ overlooks: ['opponent-columns', 'own-deck', 'attack-items'], noise: 8 });
const steady = createLevelPlayer({ overlooks: ['opponent-columns', 'own-deck'], noise: 2.6 });
const sharp = createLevelPlayer({ overlooks: ['own-deck'], noise: 1.2 });
const expert = createLevelPlayer({ overlooks: [], noise: 0 });

/** The weakest first. Strength depends on what they notice and how many rounds they search, rarely on time. */
export const levels = {
  gentle: { player: gentle, timeLimitMs: 50 },
  steady: { player: steady, timeLimitMs: 50 },
  sharp: { player: sharp, timeLimitMs: 50 },
  expert: { player: expert, timeLimitMs: 50 },
  master: { player: master, timeLimitMs: 200 },
} satisfies { readonly [name: string]: BotLevel };
