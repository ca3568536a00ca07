import type { Vocabulary } from '@safehouse/contract';
import { AGENT_NAMES, MARKET_NAMES } from '../data/cards.ts';

/** The first 128 words and 32 shapes take one byte in a message. */
export const VOCABULARY: Vocabulary = {
  words: [
    ...AGENT_NAMES,
    ...['sides', 'offer', 'recruit', 'phase', 'closed', 'up', 'down', 'votes', 'voted', 'inPlay', 'recruited', 'hands'],
    ...['take', 'swap', 'moved', 'steps', 'position', 'deck', 'refilled', 'picked', 'turn', 'play', 'side', 'lead'],
    ...['follow', 'offered', 'landed', 'swapped', 'setAside', 'swapsLeft', 'market', 'kept', 'resolve', 'led'],
    ...['followed', 'took', 'supply', 'marketDeck', 'clues', 'card', 'most', 'spent', 'marketDiscard', 'ended', 'over'],
    ...['result', 'resolving', 'to-hand', 'asked', 'no-effect', 'hand', 'agent', 'shown', 'lastCard', 'catch'],
    ...['codebreakers', 'daredevils', 'seat', 'since', 'agents', 'least', 'by', '0', '1', '2', '3'],
    ...MARKET_NAMES,
  ],
  shapes: [
    'type card',
    'closed',
    'type up down',
    'type seat vote',
    'type side agent copies',
    'type card hand',
    'type side by from to',
    'type seat cards',
    'up down by kept',
    'type side card',
    'type side',
    'type seat up down',
    'type seat away drawn',
    'type seat up',
    'type seat down',
    'type agent',
    'type side card hand next',
    'winners reason scores',
    'seat since agents least most',
    'type result',
    'type from seat agent',
    'type card side hand',
    'card side hand agent',
    'type card side',
    'type seat agent',
  ],
};
