import type { Vocabulary } from '@safehouse/contract';
import { EQUIPMENT_IDS } from '../data/equipment.ts';
import { MISSION_IDS } from '../data/missions.ts';
import { CARD_LOCATIONS } from './kit.ts';

/** The first 128 words and 32 shapes take one byte in a message. */
export const VOCABULARY: Vocabulary = {
  words: [
    ...EQUIPMENT_IDS,
    ...['draws', 'columns', 'places', 'closed', 'turnMission', 'decks', 'drawn', 'hitWith', 'rest', 'hit', 'declared'],
    ...['place', 'active', 'missions', 'placed', 'stopped', 'drew', 'stop', 'resolved', 'card', 'up', 'lastRound'],
    ...['state', 'items', 'took', 'turned-up', 'won', 'declare', 'phase', 'ready', 'used', 'open', 'tokens'],
    ...['got-tokens', 'counter', 'known', 'use', 'reveal-began', 'ci', 'failure', 'removed', 'round-began', 'laid-out'],
    ...['round', 'starter', 'missionDeck', 'counter-left', 'play', 'pending', 'window', 'discards', 'passed', 'pass'],
    ...['burdened', 'looked', 'ended', 'over', 'gave-back', 'stunned', 'moved', 'points', 'put-back', 'give-back'],
    ...['setAside', 'untaken', 'keep', 'kept', 'result'],
    ...CARD_LOCATIONS,
    ...MISSION_IDS,
  ],
  shapes: [
    'type seat mission card',
    'type',
    'closed',
    'card up',
    'type mission',
    'type seat mission',
    'type seat mission elevens martini total',
    'type seat card',
    'type seat mission cards',
    'card counter',
    'type elevens',
    'type seat tokens cause',
    'type seat item again',
    'type round starter',
    'type missions setAside',
    'type mission counter',
    'type item mission',
    'type item',
    'seat kind tokens',
    'type seat mission points',
    'type seat cards',
    'type item from to',
    'type result',
    'winners reason scores',
    'type seat tokens',
    'type seat mission position card',
    'type seat from to',
    'type item as from to',
    'type mission card',
  ],
};
