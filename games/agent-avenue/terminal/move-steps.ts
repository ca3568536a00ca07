import { personAt } from '@safehouse/ui/headless';
import { type MoveStep, withColon } from '@safehouse/ui/terminal';
import type { AgentName } from '../data/cards.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import { nextIcon } from '../ui/board/view-queries.ts';
import { iconSymbol } from './icon-symbol.ts';
import { type AgentAvenueContext, sideNames, sidesOf } from './terminal-context.ts';

/** A pair of cards is chosen in two steps: first the open card, then the hidden one. */
export function moveSteps(move: AgentAvenueMove, context: AgentAvenueContext): readonly MoveStep[] {
  const { translations, lang } = context;
  const { agents, ask } = translations;
  const place = (slot: string, agent: AgentName): MoveStep => ({
    label: withColon(lang, slot) + agents[agent],
    about: effectsText(agent, context),
  });
  switch (move.type) {
    case 'offer':
      return [{ ...place(translations.faceUp, move.up), next: ask.second }, place(translations.faceDown, move.down)];
    case 'lead':
      return [place(translations.faceUp, move.card)];
    case 'follow':
      return [place(translations.faceDown, move.card)];
    case 'swap':
      return [{ label: translations.swap, next: translations.swap }, place(translations.swap, move.card)];
    case 'recruit':
      return [recruitStep(move.card, context)];
    case 'take':
      return takeSteps(move, context);
    case 'resolve':
      return [move.agent === null ? { label: translations.keep } : agentStep(move.agent, context)];
  }
}

function recruitStep(card: 'up' | 'down', context: AgentAvenueContext): MoveStep {
  const { translations, view } = context;
  if (card === 'down' || !view.offer) return { label: translations.recruitHidden };
  const { up } = view.offer;
  return { label: translations.recruit(translations.agents[up]), about: effectsText(up, context) };
}

/** What the next card of this agent does for each side. */
function effectsText(agent: AgentName, context: AgentAvenueContext): string {
  const { translations, view } = context;
  const effects = sidesOf(context).map((side) =>
    translations.forSide(sideNames(context)[side], iconSymbol(nextIcon(view.sides[side], agent))),
  );
  return effects.join(' · ');
}

/** In a team, a market card that uses a hand can be taken for either of two hands. */
function takeSteps(
  { card, hand }: Extract<AgentAvenueMove, { type: 'take' }>,
  context: AgentAvenueContext,
): readonly MoveStep[] {
  const { translations, legalMoves } = context;
  const { name, text } = translations.market[card];
  const hands = legalMoves.filter((move) => move.type === 'take' && move.card === card);
  const step = { label: translations.take(name), about: text };
  return hands.length < 2
    ? [step]
    : [{ ...step, next: text }, { label: translations.forHand(personAt(hand, context)) }];
}

function agentStep(agent: AgentName, context: AgentAvenueContext): MoveStep {
  return { label: context.translations.agents[agent], about: effectsText(agent, context) };
}
