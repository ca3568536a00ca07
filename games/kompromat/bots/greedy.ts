import { argMax } from '@safehouse/bots';
import type { Player, Turn } from '@safehouse/contract';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import type { KompromatMove } from '../rules/moves.ts';
import { opponentOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { DANGEROUS_TOKENS, missionValue } from './mission-value.ts';
import { bestTotalInView, bustProbability, lowTotalInView } from './view-totals.ts';

type KompromatTurn = Turn<View, KompromatMove>;
type MoveOf<Type extends KompromatMove['type']> = Extract<KompromatMove, { readonly type: Type }>;

/** In half points: from here on greedy stops. */
const GOOD_TOTAL_HALF_POINTS = 36;
const MAX_BUST_RISK = 0.4;
/** With this many cards an opponent is often close to 21. */
const FULL_COLUMN = 3;
/** Saves a martini unless it decides a mission. */
const MARTINI_COST = 2;
const NEVER = -100;
const ALWAYS = 100;

/** A sensible beginner: the best mission first, hits while that seems safe, uses items when they help at once. */
export const greedy: Player<View, KompromatMove> = {
  choose(turn) {
    return argMax(turn.legal, (move) => moveValue(turn, move)) ?? turn.legal[0];
  },
};

/** Stopping, passing and keeping have the value 0. */
function moveValue(turn: KompromatTurn, move: KompromatMove): number {
  switch (move.type) {
    case 'place':
      return missionValue(turn.view, turn.seat, move.mission);
    case 'hit':
      return hitValue(turn);
    case 'use':
      return itemUseValue(turn, move);
    case 'declare':
      return declareValue(turn, move);
    case 'shield':
      return move.item === null ? 0 : shieldValue(turn);
    case 'give-back':
      return turn.view.tokens[turn.seat] < DANGEROUS_TOKENS ? NEVER : ALWAYS;
    default:
      return 0;
  }
}

/** A mission without value gets only one card. */
function hitValue({ view, seat }: KompromatTurn): number {
  const mission = view.turnMission ?? 0;
  if (missionValue(view, seat, mission) <= 0 || bestTotalInView(view, seat, mission) >= GOOD_TOTAL_HALF_POINTS)
    return NEVER;
  return MAX_BUST_RISK - bustProbability(view, seat, mission);
}

function itemUseValue(turn: KompromatTurn, move: MoveOf<'use'>): number {
  const { view, seat } = turn;
  switch (move.as ?? move.item) {
    case 'balaclava':
      return view.tokens[seat] < DANGEROUS_TOKENS ? NEVER : ALWAYS;
    case 'night-vision':
      return ALWAYS;
    case 'gps-tracker':
      return lowTotalInView(view, seat, view.turnMission ?? 0) > LIMIT_HALF_POINTS ? ALWAYS : NEVER;
    case 'newspaper':
      return attackValue(turn, move.mission ?? 0, FULL_COLUMN);
    case 'stun-gun':
      return attackValue(turn, move.mission ?? 0, 2);
    default:
      return NEVER;
  }
}

/** Attacks wait for the item window of a mission that is valuable and can be won. */
function attackValue({ view, seat }: KompromatTurn, mission: number, minCards: number): number {
  const isInWindow = view.phase === 'window' && view.missions.findIndex(({ state }) => state === 'open') === mission;
  const total = bestTotalInView(view, seat, mission);
  if (!isInWindow || total === 0 || total > LIMIT_HALF_POINTS) return NEVER;
  return view.columns[opponentOf(seat)][mission].length >= minCards ? missionValue(view, seat, mission) : NEVER;
}

/** The highest total that does not fail. */
function declareValue({ view, seat }: KompromatTurn, move: MoveOf<'declare'>): number {
  const martini: number = move.martini ?? 0;
  const mission = view.missions.findIndex(({ state }) => state === 'open');
  const total = lowTotalInView(view, seat, mission) / 2 + 10 * move.elevens + view.newspaper[seat][mission] + martini;
  const opposing = view.declared[opponentOf(seat)];
  const wins = opposing === null || opposing > LIMIT_HALF_POINTS / 2 || total > opposing;
  const cost = martini === 0 ? 0 : MARTINI_COST;
  return (total > LIMIT_HALF_POINTS / 2 ? -total : total + (wins ? LIMIT_HALF_POINTS : 0)) - cost;
}

function shieldValue({ view, seat }: KompromatTurn): number {
  return view.tokens[seat] + (view.pending?.tokens ?? 0) > DANGEROUS_TOKENS ? ALWAYS : NEVER;
}
