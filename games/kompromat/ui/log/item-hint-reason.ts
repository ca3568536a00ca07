import { isHiddenCards, type Seat } from '@safehouse/contract';
import { TOKENS_TO_LOSE } from '../../data/constants.ts';
import type { GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { formatPoints } from '../board/card-text.ts';
import { computeColumnTotal, knownCards } from '../board/column-total.ts';
import { missionGain } from './mission-hint-reason.ts';
import type { UseMove } from './move-text.ts';

/** KO-25 */
const BALACLAVA_TOKENS = 2;
const NIGHT_VISION_CARDS = 5;

type ShieldMove = Extract<KompromatMove, { type: 'shield' }>;

/** What an item changes, also if the USB stick repeats it. */
export function itemReason(move: UseMove, view: View, seat: Seat, translations: GameTranslations): string | null {
  const { why, pointed, effects } = translations;
  const item = move.as ?? move.item;
  const mission = move.mission ?? 0;
  const rivalColumn = view.columns[1 - seat][mission];
  switch (item) {
    case 'balaclava':
      return pointed.tokensChange(view.tokens[seat], tokensAfterBalaclava(view, seat));
    case 'gps-tracker':
      return takeBackReason(view, seat, translations);
    case 'drone':
      return why.drone(rivalColumn.filter(({ up }) => !up).length);
    case 'newspaper':
      return why.newspaper(mission);
    case 'stun-gun':
      return why.stunGun(rivalColumn.length, rivalColumn.length - 1);
    case 'night-vision':
      return why.nightVision(Math.min(NIGHT_VISION_CARDS, deckSize(view, seat)));
    case 'jetpack':
      return jetpackReason(move, view, seat, translations);
    default:
      return effects[item];
  }
}

function takeBackReason(view: View, seat: Seat, { pointed }: GameTranslations): string | null {
  const mission = view.turnMission;
  const cards = mission === null ? null : knownCards(view.columns[seat][mission]);
  if (mission === null || !cards) return null;
  const [before, after] = [cards, cards.slice(0, -1)].map((column) =>
    formatPoints(computeColumnTotal(column, view.newspaper[seat][mission]).best),
  );
  return pointed.totalChange(before, after);
}

function jetpackReason(
  { from = 0, to = 0 }: UseMove,
  view: View,
  seat: Seat,
  { why, effects }: GameTranslations,
): string {
  const [left, goal] = [from, to].map((mission) => missionGain(mission, view, seat));
  if (goal.points > left.points) return why.jetpackPoints(goal.points, left.points);
  if (goal.tokens < left.tokens) return why.jetpackTokens(left.tokens);
  // KO-25: the mission that was left is open again.
  return view.phase === 'play' ? why.jetpackOpens(from) : effects.jetpack;
}

/** KO-25: the tokens with and without the item. Empty if they lose the match anyway. */
export function shieldReason(
  { item }: ShieldMove,
  view: View,
  seat: Seat,
  { why, pointed }: GameTranslations,
): string | null {
  const coming = view.pending?.tokens ?? 0;
  const now = view.tokens[seat];
  const without = now + coming;
  const after = item === null ? without : item === 'chloroform' ? now : tokensAfterBalaclava(view, seat) + coming;
  if (after >= TOKENS_TO_LOSE) return null;
  if (item === null) return why.takeTokens(after);
  return without >= TOKENS_TO_LOSE ? why.shieldSaves : pointed.tokensChange(without, after);
}

function tokensAfterBalaclava(view: View, seat: Seat): number {
  return Math.max(0, view.tokens[seat] - BALACLAVA_TOKENS);
}

function deckSize(view: View, seat: Seat): number {
  const { known, rest } = view.decks[seat];
  return rest.closed + (isHiddenCards(known) ? known.closed : known.length);
}
