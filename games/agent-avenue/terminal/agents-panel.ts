import { fitText, type Line, type Span, seatStyle, styled } from '@safehouse/ui/terminal';
import { AGENT_NAMES, type AgentName } from '../data/cards.ts';
import type { Side } from '../rules/sides.ts';
import { type Icon, nextIcon, nextIconIndex, printedIcons } from '../ui/board/view-queries.ts';
import { iconSymbol } from './icon-symbol.ts';
import { type AgentAvenueContext, pawnOf, sidesOf } from './terminal-context.ts';

const NAME_COLUMNS = 16;
const SIDE_COLUMNS = 8;

/** Every agent with its icons, how many each side has in play, and what the next one would do there. */
export function drawAgents(context: AgentAvenueContext): Line[] {
  const sides = sidesOf(context);
  const header: Line = [
    styled('dim', fitText(context.translations.agentsInPlay, NAME_COLUMNS + 11)),
    ...sides.map((side) => styled(seatStyle(side), fitText(pawnOf(context, side), SIDE_COLUMNS))),
  ];
  return [header, ...AGENT_NAMES.map((agent) => agentLine(context, agent, sides))];
}

function agentLine(context: AgentAvenueContext, agent: AgentName, sides: readonly Side[]): Line {
  const icons = printedIcons(agent).map(iconSymbol).join(' ');
  return [
    fitText(context.translations.agents[agent], NAME_COLUMNS),
    styled('dim', fitText(icons, 11)),
    ...sides.flatMap((side) => sideCell(context, agent, side)),
  ];
}

/** `2 → +6`: two in play, and the next one goes six steps. */
function sideCell({ view }: AgentAvenueContext, agent: AgentName, side: Side): Span[] {
  const description = view.sides[side];
  const copies = description.inPlay[agent] ?? 0;
  const next = nextIcon(description, agent);
  const isPrinted = copies > 0 || next !== printedIcons(agent)[nextIconIndex(description, agent)];
  if (!isPrinted) return [styled('dim', fitText('·', SIDE_COLUMNS))];
  return [styled(seatStyle(side), String(copies)), styled(iconStyle(next), fitText(` → ${iconSymbol(next)}`, 7))];
}

export function iconStyle(icon: Icon): 'good' | 'bad' | 'bold' {
  if (icon === 'win') return 'good';
  return icon === 'lose' || (typeof icon === 'number' && icon < 0) ? 'bad' : 'bold';
}
