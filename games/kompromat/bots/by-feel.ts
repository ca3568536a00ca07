import type { Player, Turn } from '@safehouse/contract';
import type { KompromatMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { bestTotal, lowTotal } from './count.ts';
import { greedy } from './greedy.ts';

type KompromatTurn = Turn<View, KompromatMove>;

/** Half points: nobody stops below, nobody draws from there on; between lies a matter of feeling. */
const FEW = 20;
const MANY = 37;
const HUNDRED = 100;

/**
 * Plays a sensible game with so many moves of a hundred made by feel: any mission will do, a good total looks like
 * one that can still grow, an item is forgotten.
 */
export function byFeel(often: number): Player<View, KompromatMove> {
  return {
    choose(turn) {
      const attentive = turn.random.below(HUNDRED) >= often;
      return (attentive ? null : feltMove(turn)) ?? greedy.choose(turn);
    },
  };
}

/** Null where there is nothing to feel: declaring, and what concerns tokens. */
function feltMove(turn: KompromatTurn): KompromatMove | null {
  const { legal, random } = turn;
  const places = legal.filter(({ type }) => type === 'place');
  if (places.length > 0) return places[random.below(places.length)];
  const hit = legal.find(({ type }) => type === 'hit');
  const stop = legal.find(({ type }) => type === 'stop' || type === 'pass');
  return hit !== undefined && wantsMore(turn) ? hit : (stop ?? null);
}

function wantsMore({ view, seat, random }: KompromatTurn): boolean {
  const mission = view.turnMission ?? 0;
  const total = bestTotal(view, seat, mission);
  if (total !== lowTotal(view, seat, mission)) return total < MANY;
  return total < FEW + random.below(MANY - FEW);
}
