import type { Move, Refusal, Seat } from '@safehouse/contract';
import type { Agent } from './cards.ts';
import { type EngineMove, MOVES } from './moves.ts';
import { isPair } from './sides.ts';
import { deckSize, inHand, type Phase, type State } from './state.ts';

const PHASE_OF: { readonly [type in EngineMove['type']]: Phase } = {
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

const REFUSALS = {
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

type Code = keyof typeof REFUSALS;

/** Why a move of a seat that is to act is not legal. */
export function whyNot(state: State, seat: Seat, code: Move): Refusal {
  const move = MOVES[code];
  if (PHASE_OF[move.type] !== state.phase) return { code: 'wrong-phase', rule: RULE_OF_PHASE[state.phase] };
  if (state.votes[seat] === code) return refusal('vote-unchanged');
  return refusal(reason(state, seat, move));
}

function refusal(code: Code): Refusal {
  return { code, rule: REFUSALS[code] };
}

function reason(state: State, seat: Seat, move: EngineMove): Code {
  switch (move.type) {
    case 'swap':
      if (inHand(state, seat, move.card) === 0) return 'not-in-hand';
      return deckSize(state) === 0 ? 'deck-empty' : 'no-swaps-left';
    case 'offer':
      return whyNotOffer(state, seat, move.up, move.down);
    case 'lead':
    case 'follow':
      return whyNotTeamCard(state, seat, move.card, move.type);
    case 'take':
      return state.supply.includes(move.card) ? 'not-your-hand' : 'not-in-supply';
    default:
      return 'not-possible';
  }
}

function whyNotOffer(state: State, seat: Seat, up: Agent, down: Agent): Code {
  if (isPair(state.sides, state.side)) return 'play-with-mate';
  if (inHand(state, seat, up) === 0 || inHand(state, seat, down) === 0) return 'not-in-hand';
  return up === down && inHand(state, seat, up) > 1 ? 'same-name' : 'not-in-hand';
}

function whyNotTeamCard(state: State, seat: Seat, card: Agent, type: 'lead' | 'follow'): Code {
  if (!isPair(state.sides, state.side)) return 'play-alone';
  if ((type === 'lead') !== (state.offer === null)) return 'out-of-order';
  return inHand(state, seat, card) === 0 ? 'not-in-hand' : 'same-name-as-mate';
}
