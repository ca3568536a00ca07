import { isHiddenCards, type Seat } from '@safehouse/contract';
import {
  fitLine,
  joinSpans,
  type Line,
  SCREEN_COLUMNS,
  type Span,
  seatStyle,
  shortenText,
  styled,
  withColon,
} from '@safehouse/ui/terminal';
import { TOKENS_TO_LOSE } from '../data/constants.ts';
import { cardText } from '../ui/board/card-text.ts';
import { computeScore, isScoreShown } from '../ui/board/score.ts';
import { drawMissions } from './mission-columns.ts';
import { type KompromatContext, rivalOf } from './terminal-context.ts';

const NAME_COLUMNS = 12;

export function drawTable(context: KompromatContext): Line[] {
  const { seat } = context;
  const rival = rivalOf(context);
  return [
    playerLine(context, rival),
    itemsLine(context, rival),
    ...drawMissions(context),
    itemsLine(context, seat),
    playerLine(context, seat),
    ...knownCardsLines(context),
  ];
}

function playerLine(context: KompromatContext, seat: Seat): Line {
  const { view, translations, playerNames } = context;
  const name = seat === context.seat ? translations.you : shortenText(playerNames[seat], NAME_COLUMNS);
  const { known, rest } = view.decks[seat];
  const deckSize = rest.closed + (isHiddenCards(known) ? known.closed : known.length);
  const parts: Span[] = [
    scoreText(context, seat),
    styled(view.tokens[seat] > 0 ? 'bad' : 'dim', translations.tokensOf(view.tokens[seat], TOKENS_TO_LOSE)),
    styled('dim', `${deckSize} ${translations.tile.deck}`),
  ];
  const turn = view.active === seat ? '►' : ' ';
  return [styled(seatStyle(seat), `${turn} ${name}`), '  ', ...joinSpans(parts, ' · ')];
}

/** With face-down won cards nobody counts before the end. */
function scoreText({ view, translations }: KompromatContext, seat: Seat): string {
  if (!isScoreShown(view)) return `${view.won[seat].length} ${translations.tile.won}`;
  return translations.points(computeScore(view.won[seat], view.tokens[seat]).sum);
}

function itemsLine(context: KompromatContext, seat: Seat): Line {
  const { view, translations, lang } = context;
  const { ready, used } = view.items[seat];
  if (ready.length + used.length === 0) return [];
  const names = ready.map((item) => styled('place', translations.missions[item]));
  const usedCount = used.length === 0 ? [] : [styled('dim', withColon(lang, translations.isUsed) + used.length)];
  return fitLine(
    [styled('dim', `  ${withColon(lang, translations.items)}`), ...joinSpans([...names, ...usedCount], ', ')],
    SCREEN_COLUMNS,
  );
}

/** The cards of the own deck that the night vision has shown. */
function knownCardsLines({ view, seat, translations }: KompromatContext): Line[] {
  const { known } = view.decks[seat];
  if (isHiddenCards(known) || known.length === 0) return [];
  const cards = translations.list(known.map((card) => cardText(card, translations)));
  return [[styled('dim', `  ${translations.knownCards(cards)}`)]];
}
