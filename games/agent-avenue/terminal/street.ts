import { type Line, type Span, seatStyle, styled } from '@safehouse/ui/terminal';
import { HOME_SPACES, LOOP_LENGTH, MARKET_SPACES } from '../data/cards.ts';
import { SIDES } from '../rules/sides.ts';
import { type AgentAvenueContext, pawnOf } from './terminal-context.ts';

const HALF = LOOP_LENGTH / 2;
const TOP = Array.from({ length: HALF }, (_, i) => i);
/** The street runs clockwise, so the lower row is read from right to left. */
const BOTTOM = Array.from({ length: HALF }, (_, i) => LOOP_LENGTH - 1 - i);

/** Four lines. The pawns are outside the houses. */
export function drawStreet(context: AgentAvenueContext): Line[] {
  const pawns = (spaces: readonly number[]) => [' ', ...spaces.flatMap((space) => pawnCell(context, space))];
  const houses = (spaces: readonly number[]) => [' ', ...spaces.map((space) => houseCell(context, space))];
  return [pawns(TOP), houses(TOP), houses(BOTTOM), pawns(BOTTOM)];
}

function pawnCell(context: AgentAvenueContext, space: number): Span[] {
  const here = SIDES.filter((side) => context.view.sides[side].position === space);
  const pawns = here.map((side) => styled(seatStyle(side), pawnOf(context, side)));
  return [' ', ...pawns, ' '.repeat(4 - pawns.length)];
}

/** Homes are in brackets; corners of the black market have a symbol. */
function houseCell({ view }: AgentAvenueContext, space: number): Span {
  const number = String(space + 1);
  if (HOME_SPACES.includes(space)) return styled('bold', `[${number}]`.padEnd(5));
  const isMarket = view.mode === 'advanced' && MARKET_SPACES.includes(space);
  return isMarket ? styled('place', ` ${number}$`.padEnd(5)) : styled('dim', ` ${number}`.padEnd(5));
}
