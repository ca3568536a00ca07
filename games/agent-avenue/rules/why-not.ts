import type { Move, Refusal, Seat } from '@safehouse/contract';
import type { Agent } from './cards.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { isPair } from './sides.ts';
import { countInHand, deckSize, type Phase, type State } from './state.ts';

const PHASE_OF_MOVE: { readonly [type in EngineMove['type']]: Phase } = {
  swap: 'play',
  offer: 'play',
  lead: 'play',
  follow: 'play',
  recruit: 'recruit',
  take: 'market',
  resolve: 'resolve',
};

const RULE_OF_PHASE: { readonly [phase in Phase]: string } = {
  play: 'AA-6',
  recruit: 'AA-10',
  market: 'AA-21',
  resolve: 'AA-24',
  over: 'AA-13',
};

const RULE_OF_REFUSAL = {
  'wrong-phase': null,
  'vote-unchanged': 'AA-37',
  'not-in-hand': 'AA-6',
  'same-name': 'AA-7',
  'same-name-as-mate': 'AA-34',
  'no-swaps-left': 'AA-8',
  'deck-empty': 'AA-8',
  'play-with-mate': 'AA-34',
  'out-of-order': 'AA-34',
  'play-alone': 'AA-34',
  'not-in-supply': 'AA-21',
  'not-your-hand': 'AA-24',
  'not-possible': 'AA-24',
} as const;

type RefusalCode = keyof typeof RULE_OF_REFUSAL;

/** Why a move of a seat that is to act is not legal. */
export function whyNot(state: State, seat: Seat, code: Move): Refusal {
  const move = MOVES[code];
  if (PHASE_OF_MOVE[move.type] !== state.phase)
    return { code: 'wrong-phase', rule: RULE_OF_PHASE[state.phase] };
  if (state.votes[seat] === code) return refusal('vote-unchanged');
  return refusal(refusalCode(state, seat, move));
}

function refusal(code: RefusalCode): Refusal {
  return { code, rule: RULE_OF_REFUSAL[code] };
}

function refusalCode(state: State, seat: Seat, move: EngineMove): RefusalCode {
  switch (move.type) {
    case 'swap':
      if (countInHand(state, seat, move.card) === 0) return 'not-in-hand';
      return deckSize(state) === 0 ? 'deck-empty' : 'no-swaps-left';
    case 'offer':
      return offerRefusalCode(state, seat, move.up, move.down);
    case 'lead':
    case 'follow':
      return teamCardRefusalCode(state, seat, move.card, move.type);
    case 'take':
      return state.supply.includes(move.card) ? 'not-your-hand' : 'not-in-supply';
    default:
      return 'not-possible';
  }
}

function offerRefusalCode(state: State, seat: Seat, up: Agent, down: Agent): RefusalCode {
  if (isPair(state.sides, state.side)) return 'play-with-mate';
  if (countInHand(state, seat, up) === 0 || countInHand(state, seat, down) === 0) return 'not-in-hand';
  return up === down && countInHand(state, seat, up) > 1 ? 'same-name' : 'not-in-hand';
}

function teamCardRefusalCode(state: State, seat: Seat, card: Agent, type: 'lead' | 'follow'): RefusalCode {
  if (!isPair(state.sides, state.side)) return 'play-alone';
  if ((type === 'lead') !== (state.offer === null)) return 'out-of-order';
  return countInHand(state, seat, card) === 0 ? 'not-in-hand' : 'same-name-as-mate';
}
