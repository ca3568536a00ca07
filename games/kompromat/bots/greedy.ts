import type { Player, Turn } from '@safehouse/contract';
import { LIMIT } from '../data/numbers.ts';
import type { KompromatMove } from '../rules/moves.ts';
import { opponentOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { bestTotal, bustChance, lowTotal } from './count.ts';
import { DANGER, worthOf } from './worth.ts';

type KompromatTurn = Turn<View, KompromatMove>;
type MoveOf<Type extends KompromatMove['type']> = Extract<KompromatMove, { readonly type: Type }>;

/** A total to be content with, in half points. */
const GOOD_TOTAL = 36;
const FAIR_RISK = 0.4;
/** Cards that an opponent often brings close to 21. */
const FULL_COLUMN = 3;
/** A martini is kept until it decides something. */
const MARTINI_PRICE = 2;
const NEVER = -100;
const AT_ONCE = 100;

/** Plays as a sensible beginner: the best mission first, hits while that seems safe, uses items when they bite. */
export const greedy: Player<View, KompromatMove> = {
  choose(turn) {
    const worths = turn.legal.map((move) => worth(turn, move));
    return turn.legal[worths.indexOf(Math.max(...worths))];
  },
};

/** Stopping, passing and keeping are worth nothing: whatever is worth more is done. */
function worth(turn: KompromatTurn, move: KompromatMove): number {
  switch (move.type) {
    case 'place':
      return worthOf(turn.view, turn.seat, move.mission);
    case 'hit':
      return hitWorth(turn);
    case 'use':
      return useWorth(turn, move);
    case 'declare':
      return declareWorth(turn, move);
    case 'shield':
      return move.item === null ? 0 : shieldWorth(turn);
    case 'give-back':
      return turn.view.tokens[turn.seat] < DANGER ? NEVER : AT_ONCE;
    default:
      return 0;
  }
}

/** A mission not worth having gets one card and no more. */
function hitWorth({ view, seat }: KompromatTurn): number {
  const mission = view.turnMission ?? 0;
  if (worthOf(view, seat, mission) <= 0 || bestTotal(view, seat, mission) >= GOOD_TOTAL) return NEVER;
  return FAIR_RISK - bustChance(view, seat, mission);
}

function useWorth(turn: KompromatTurn, move: MoveOf<'use'>): number {
  const { view, seat } = turn;
  switch (move.as ?? move.item) {
    case 'balaclava':
      return view.tokens[seat] < DANGER ? NEVER : AT_ONCE;
    case 'night-vision':
      return AT_ONCE;
    case 'gps-tracker':
      return lowTotal(view, seat, view.turnMission ?? 0) > LIMIT ? AT_ONCE : NEVER;
    case 'newspaper':
      return attackWorth(turn, move.mission ?? 0, FULL_COLUMN);
    case 'stun-gun':
      return attackWorth(turn, move.mission ?? 0, 2);
    default:
      return NEVER;
  }
}

/** Attacks wait for the window of a mission that is wanted and can be won. */
function attackWorth({ view, seat }: KompromatTurn, mission: number, cards: number): number {
  const now = view.phase === 'window' && view.missions.findIndex(({ state }) => state === 'open') === mission;
  const total = bestTotal(view, seat, mission);
  if (!now || total === 0 || total > LIMIT) return NEVER;
  const enough = view.columns[opponentOf(seat)][mission].length >= cards;
  return enough ? worthOf(view, seat, mission) : NEVER;
}

/** As high as can be without failing. */
function declareWorth({ view, seat }: KompromatTurn, move: MoveOf<'declare'>): number {
  const martini: number = move.martini ?? 0;
  const mission = view.missions.findIndex(({ state }) => state === 'open');
  const total =
    lowTotal(view, seat, mission) / 2 + 10 * move.elevens + view.newspaper[seat][mission] + martini;
  const rival = view.declared[opponentOf(seat)];
  const wins = rival === null || rival > LIMIT / 2 || total > rival;
  const price = martini === 0 ? 0 : MARTINI_PRICE;
  return (total > LIMIT / 2 ? -total : total + (wins ? LIMIT : 0)) - price;
}

function shieldWorth({ view, seat }: KompromatTurn): number {
  return view.tokens[seat] + (view.pending?.tokens ?? 0) > DANGER ? AT_ONCE : NEVER;
}
