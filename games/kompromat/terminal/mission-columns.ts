import type { Seat } from '@safehouse/contract';
import { fitLine, type Line, styled, withColon } from '@safehouse/ui/terminal';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { isFaceVisible, isSettled } from '../ui/board/board-context.ts';
import { cardText, formatPoints } from '../ui/board/card-text.ts';
import { computeColumnTotal, knownCards } from '../ui/board/column-total.ts';
import { counterTokens, missionKind, missionName, missionPoints } from '../ui/board/mission-info.ts';
import { type KompromatContext, rivalOf } from './terminal-context.ts';

const COLUMNS = 20;
const HIDDEN = '▒';

/** The row of missions, with the rival's cards above and the player's own below. */
export function drawMissions(context: KompromatContext): Line[] {
  const { view, seat } = context;
  const rival = rivalOf(context);
  const row = (cell: (mission: number) => Line): Line =>
    view.missions.flatMap((_, mission) => fitLine([...fitLine(cell(mission), COLUMNS - 1), ' '], COLUMNS));
  return [
    row((mission) => totalCell(context, rival, mission)),
    row((mission) => cardsCell(context, rival, mission)),
    row((mission) => titleCell(context, mission)),
    row((mission) => worthCell(context, mission)),
    row((mission) => statusCell(context, mission)),
    row((mission) => cardsCell(context, seat, mission)),
    row((mission) => totalCell(context, seat, mission)),
  ];
}

function titleCell({ view, translations }: KompromatContext, mission: number): Line {
  const { card, state } = view.missions[mission];
  const name = `${mission + 1} ${missionName(card, translations)}`;
  if (state === 'resolved') return [styled('dim', name)];
  return [styled(view.turnMission === mission ? 'chosen' : 'place', name)];
}

function worthCell({ view, translations, lang }: KompromatContext, mission: number): Line {
  const { card } = view.missions[mission];
  const kind = missionKind(card);
  if (kind === 'counter') return [];
  const { kinds, worth } = translations;
  return [kind === 'target' ? withColon(lang, kinds.target) + worth(missionPoints(card)) : kinds[kind]];
}

/** Counter-intelligence under the mission, or what became of it. */
function statusCell(context: KompromatContext, mission: number): Line {
  const { view, translations, lang } = context;
  const { state, counter } = view.missions[mission];
  if (state === 'resolved') return [styled('dim', outcomeText(context, mission))];
  if (counter === null) return [];
  return [styled('bad', `${withColon(lang, translations.tokens)}+${counterTokens(counter)}`)];
}

function outcomeText({ view, seat, translations, playerNames }: KompromatContext, mission: number): string {
  const { card } = view.missions[mission];
  if (view.removed.includes(card)) return translations.untakenStamp;
  const taker = view.won.findIndex((won) => won.includes(card));
  if (taker < 0) return translations.taken;
  return taker === seat ? translations.takenByYou : translations.takenBy(playerNames[taker]);
}

/** KO-10: own face-down cards are shown only while the rules allow their owner to look. */
function cardsCell(context: KompromatContext, seat: Seat, mission: number): Line {
  const cards = context.view.columns[seat][mission];
  const texts = cards.map((card) => {
    if (!isFaceVisible(context, seat, mission, card)) return styled('dim', HIDDEN);
    return styled(card.up ? 'bold' : 'dim', cardText(card.card, context.translations));
  });
  return texts.flatMap((text, i) => (i === 0 ? [text] : [' ', text]));
}

function totalCell(context: KompromatContext, seat: Seat, mission: number): Line {
  const { view, translations } = context;
  const extra = view.newspaper[seat][mission];
  const burden = extra > 0 ? ` ${translations.newspaperAt(extra)}` : '';
  const declared = isSettled(view, seat, mission) ? view.declared[seat] : null;
  const total = declared ?? visibleTotal(context, seat, mission);
  if (total === null) return burden === '' ? [] : [styled('bad', burden.trim())];
  const style = total > LIMIT_HALF_POINTS / 2 ? 'bad' : 'good';
  return [styled(style, translations.totalIs(formatPoints(total)) + burden)];
}

/** Only if all cards of a column of several are visible: a single open card needs no total. */
function visibleTotal(context: KompromatContext, seat: Seat, mission: number): number | null {
  const { view } = context;
  const column = view.columns[seat][mission];
  const cards = knownCards(column);
  const isVisible = column.every((card) => isFaceVisible(context, seat, mission, card));
  if (!cards || !isVisible || cards.length < 2) return null;
  return computeColumnTotal(cards, view.newspaper[seat][mission]).best;
}
