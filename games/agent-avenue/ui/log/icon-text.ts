import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import type { BoardContext } from '../board/board-context.ts';
import { type Icon, printedIcons } from '../board/view-queries.ts';

/** With a typographic minus. */
export function stepsSymbol(steps: number): string {
  return steps > 0 ? `+${steps}` : steps < 0 ? `−${-steps}` : '0';
}

/** An icon for screen readers. */
export function iconText(icon: Icon, translations: GameTranslations): string {
  if (icon === 'win') return translations.win;
  if (icon === 'lose') return translations.lose;
  if (icon === 0) return translations.stay;
  return icon > 0 ? translations.forward(icon) : translations.back(-icon);
}

/** What is printed on a card, in words. */
export function iconsText(agent: AgentName, translations: GameTranslations): string {
  const icons = printedIcons(agent).map((icon) => iconText(icon, translations));
  return icons.length > 1 ? translations.icons(icons.join(', ')) : icons[0];
}

/** A card for screen readers. */
export function cardText(agent: AgentName, translations: GameTranslations): string {
  return `${translations.agents[agent]}. ${iconsText(agent, translations)}`;
}

type SideNameContext = Pick<BoardContext, 'playerNames' | 'seat' | 'translations'>;

/** The name of a side, always a singular noun, so that sentences are correct in every language. */
export function sideName(view: View, side: Side, { playerNames, seat, translations }: SideNameContext): string {
  const { seats } = view.sides[side];
  const isOwn = seat !== null && seats.includes(seat);
  if (seats.length === 1) return isOwn ? translations.you : playerNames[seats[0]];
  if (isOwn) return translations.yourTeam;
  return translations.team(seats.map((member) => playerNames[member]).join(' + '));
}
