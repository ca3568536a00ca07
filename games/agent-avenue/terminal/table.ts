import { isHiddenCards } from '@safehouse/contract';
import {
  besideLines,
  joinSpans,
  type Line,
  type Span,
  seatStyle,
  shortenText,
  styled,
  withColon,
} from '@safehouse/ui/terminal';
import type { AgentName } from '../data/cards.ts';
import type { Side } from '../rules/sides.ts';
import { nextIcon, stepsToCatch } from '../ui/board/view-queries.ts';
import { drawAgents, iconStyle } from './agents-panel.ts';
import { iconSymbol } from './icon-symbol.ts';
import { drawStreet } from './street.ts';
import { type AgentAvenueContext, pawnOf, sideNames, sidesOf } from './terminal-context.ts';

const LEFT_COLUMNS = 37;
const NAME_COLUMNS = 12;

export function drawTable(context: AgentAvenueContext): Line[] {
  const sides = sidesOf(context);
  const left = [
    ...drawStreet(context),
    [],
    ...[...sides].reverse().map((side) => standingLine(context, side)),
    ...offerLines(context),
  ];
  return [
    ...besideLines(left, LEFT_COLUMNS, drawAgents(context)),
    handLine(context),
    ...(context.view.mode === 'advanced' ? [supplyLine(context)] : []),
    ...sides.flatMap((side) => marketLines(context, side)),
  ];
}

function standingLine(context: AgentAvenueContext, side: Side): Line {
  const { translations, view, lang } = context;
  const steps = stepsToCatch(view, side);
  const name = shortenText(sideNames(context)[side], NAME_COLUMNS);
  const who = `${pawnOf(context, side)} ${withColon(lang, name)}`;
  return [styled(seatStyle(side), who), steps === 0 ? translations.caught : translations.gap(steps)];
}

/** The two cards on offer, with what each would do for either side. */
function offerLines(context: AgentAvenueContext): Line[] {
  const { offer } = context.view;
  if (!offer) return [];
  const { faceUp, faceDown, hidden, emptySlot } = context.translations;
  const { up, down } = offer;
  const closed: Line = [
    styled('dim', withColon(context.lang, faceDown)),
    styled('dim', down === null ? emptySlot : hidden),
  ];
  return [
    cardOnOffer(context, faceUp, up),
    down === null || isHiddenCards(down) ? closed : cardOnOffer(context, faceDown, down),
  ];
}

function cardOnOffer(context: AgentAvenueContext, place: string, agent: AgentName): Line {
  return [
    styled('dim', withColon(context.lang, place)),
    styled('bold', context.translations.agents[agent]),
    ...effectSpans(context, agent),
  ];
}

/** What the next card of this agent does for each side: `▲ +2 ▼ −1`. */
function effectSpans(context: AgentAvenueContext, agent: AgentName): Span[] {
  return sidesOf(context).flatMap((side) => {
    const icon = nextIcon(context.view.sides[side], agent);
    return [styled(seatStyle(side), ` ${pawnOf(context, side)} `), styled(iconStyle(icon), iconSymbol(icon))];
  });
}

function handLine({ view, seat, translations, lang }: AgentAvenueContext): Line {
  const hand = view.hands[seat];
  const cards = isHiddenCards(hand) ? [] : hand.map((agent) => styled('bold', translations.agents[agent]));
  return [styled('dim', withColon(lang, translations.hand)), ...joinSpans(cards, ' · ')];
}

function supplyLine({ view, translations, lang }: AgentAvenueContext): Line {
  const cards = view.supply.map((card) => styled('place', translations.market[card].name));
  return [styled('dim', withColon(lang, translations.blackMarket)), ...joinSpans(cards, ' · ')];
}

function marketLines(context: AgentAvenueContext, side: Side): Line[] {
  const { view, translations } = context;
  const cards = view.sides[side].market.map((card) => translations.market[card].name);
  if (cards.length === 0) return [];
  return [[styled(seatStyle(side), `${pawnOf(context, side)} `), ...joinSpans(cards, ' · ')]];
}
