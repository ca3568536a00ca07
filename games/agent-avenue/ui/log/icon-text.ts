import type { AgentName } from '../../data/cards.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';
import { type Icon, printedIcons } from '../board/view-queries.ts';

/** An icon for the eye: a typographic minus, and a sign for the end of the match. */
export function iconSymbol(icon: Icon): string {
  if (icon === 'win') return '★';
  if (icon === 'lose') return '✕';
  return icon > 0 ? `+${icon}` : icon < 0 ? `−${-icon}` : '0';
}

/** An icon for the ear. */
export function iconText(icon: Icon, words: GameTranslations): string {
  if (icon === 'win') return words.win;
  if (icon === 'lose') return words.lose;
  if (icon === 0) return words.stay;
  return icon > 0 ? words.forward(icon) : words.back(-icon);
}

/** A card as a screen reader tells it. */
export function cardText(agent: AgentName, words: GameTranslations): string {
  const all = printedIcons(agent).map((icon) => iconText(icon, words));
  return `${words.agents[agent]}. ${all.length > 1 ? words.icons(all.join(', ')) : all[0]}`;
}

/** A side by name, always one noun, so that sentences about it hold in every language. */
export function sideName(
  view: View,
  side: Side,
  names: readonly string[],
  seat: number | null,
  words: GameTranslations,
): string {
  const { seats } = view.sides[side];
  const isOwn = seat !== null && seats.includes(seat);
  if (seats.length === 1) return isOwn ? words.you : names[seats[0]];
  return isOwn ? words.yourTeam : words.team(seats.map((one) => names[one]).join(' + '));
}
