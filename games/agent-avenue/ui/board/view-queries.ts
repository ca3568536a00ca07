import type { Seat } from '@safehouse/contract';
import { AGENT_CARDS, type AgentName, CATCH_DISTANCE, LOOP_LENGTH, type MarketName } from '../../data/cards.ts';
import type { SideDescription } from '../../rules/describe.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';

/** What a recruited card does: moves its side's pawn, or ends the match. */
export type Icon = number | 'win' | 'lose';

/** The icons printed on a card, one for each copy. */
export function printedIcons(agent: AgentName): readonly Icon[] {
  return AGENT_CARDS[agent].icons;
}

/** The index of the printed icon that applies to the next copy of this agent (AA-11). */
export function nextIconIndex(side: SideDescription, agent: AgentName): number {
  return Math.min(side.inPlay[agent] ?? 0, printedIcons(agent).length - 1);
}

/** The effect of the next copy of this agent, including its side's market cards. */
export function nextIcon(side: SideDescription, agent: AgentName): Icon {
  const icon = printedIcons(agent)[nextIconIndex(side, agent)];
  const modifier = ICON_MODIFIERS[agent];
  return modifier && side.market.includes(modifier.card) ? modifier.modify(icon) : icon;
}

interface IconModifier {
  readonly card: MarketName;
  modify(icon: Icon): Icon;
}

const modifySteps = (change: (n: number) => number) => (icon: Icon) => (typeof icon === 'number' ? change(icon) : icon);

/** AA-30: market cards that change the effect of an agent. A test compares this with the rules. */
const ICON_MODIFIERS: { readonly [agent in AgentName]?: IconModifier } = {
  enforcer: { card: 'watchtower', modify: modifySteps((n) => n + 2) },
  codebreaker: { card: 'supercomputer', modify: modifySteps((n) => n + 3) },
  saboteur: { card: 'distraction-device', modify: modifySteps((n) => -n) },
  'double-agent': { card: 'sinister-twin', modify: modifySteps((n) => 2 * n) },
  daredevil: { card: 'pack-leader', modify: (icon) => (icon === 'lose' ? 'win' : icon) },
};

/** AA-15: how many steps a side needs for a catch; 0 if it has one. */
export function stepsToCatch(view: View, side: Side): number {
  const lead = view.sides[side].steps - view.sides[otherSide(side)].steps;
  return Math.min(LOOP_LENGTH, Math.max(0, CATCH_DISTANCE - lead));
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The side of a seat; spectators see the board from the first side. */
export function sideOfSeat(view: View, seat: Seat | null): Side {
  return seat !== null && view.sides[1].seats.includes(seat) ? 1 : 0;
}

/** The side that decides now: while recruiting, the side whose turn it is not. */
export function decidingSide(view: View): Side {
  switch (view.phase) {
    case 'recruit':
      return otherSide(view.side);
    case 'market':
      return view.landed[0] ?? view.side;
    case 'resolve':
      return view.resolving?.side ?? view.side;
    default:
      return view.side;
  }
}
