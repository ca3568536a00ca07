import { isHiddenCards, type Seat } from '@safehouse/contract';
import { Chips, classNames, HeldCards, isLit, type TileSlot } from '@safehouse/ui';
import { TOKENS_TO_LOSE } from '../../data/constants.ts';
import { Emblem } from '../art/emblem.tsx';
import { type BoardContext, nameOf } from './board-context.ts';
import { missionName } from './mission-info.ts';
import { computeScore, isScoreShown, type ScoreLine } from './score.ts';

/** A player: points, deck and items, the tokens, and where the points come from. */
export function playerTile(context: BoardContext, seat: Seat): TileSlot {
  const { view, translations } = context;
  const { tile } = translations;
  const deck = deckSize(context, seat);
  const items = view.items[seat].ready.length;
  return {
    seats: [seat],
    numbers: [
      wonNumber(context, seat),
      { value: String(deck), glyph: 'card', label: tile.deck, text: translations.deck(deck) },
      { value: String(items), glyph: 'tool', label: tile.items, text: `${translations.items}: ${items}` },
    ],
    details: <TileDetails context={context} seat={seat} />,
    about: dossierText(context, seat),
  };
}

/** The points; while won cards are face down, their number. */
function wonNumber({ view, translations }: BoardContext, seat: Seat): TileSlot['numbers'][number] {
  const { tile } = translations;
  const { sum } = computeScore(view.won[seat], view.tokens[seat]);
  const { length } = view.won[seat];
  return isScoreShown(view)
    ? { value: String(sum), glyph: 'star', label: tile.points, text: translations.points(sum) }
    : { value: String(length), glyph: 'folder', label: tile.won, text: translations.wonCount(length) };
}

function deckSize({ view }: BoardContext, seat: Seat): number {
  const { known, rest } = view.decks[seat];
  return rest.closed + (isHiddenCards(known) ? known.closed : known.length);
}

/** What a player has won and holds, in one line, as far as the viewer can see it. */
function dossierText(context: BoardContext, seat: Seat): string {
  const { view, translations } = context;
  const names = (cards: BoardContext['view']['won'][number]) =>
    cards.map((card) => (isHiddenCards(card) ? translations.back : missionName(card, translations))).join(', ') || '–';
  const title = seat === context.seat ? translations.ownDossier : translations.dossier(nameOf(context, seat));
  const pile = view.discards[seat];
  const lost = isHiddenCards(pile) ? pile.closed : pile.length;
  const parts = [`${title}: ${names(view.won[seat])}`, `${translations.items}: ${names(view.items[seat].ready)}`];
  return (lost > 0 ? [...parts, translations.knockedOut(lost)] : parts).join('. ');
}

interface PlayerProps {
  readonly context: BoardContext;
  readonly seat: Seat;
}

const SCORE_LINES: readonly ScoreLine[] = ['targets', 'codes', 'documents', 'items', 'tokens'];

function TileDetails({ context, seat }: PlayerProps) {
  const { view, translations } = context;
  const score = computeScore(view.won[seat], view.tokens[seat]);
  return (
    <>
      <TokenTrack context={context} seat={seat} />
      <HeldCards
        class="ko-held"
        label={translations.items}
        cards={view.items[seat].ready}
        isLit={(item) => isLit(context, `item:${seat}:${item}`)}
        preview={(item) => `item ${item}`}
        face={(item) => (
          <>
            <Emblem card={item} />
            <span>{translations.missions[item]}</span>
          </>
        )}
      />
      {isScoreShown(view) ? (
        <dl class="ko-lines-won">
          {SCORE_LINES.map((line) => (
            <div key={line} data-preview={`won ${seat} ${line}`}>
              <dt>{translations[line]}</dt>
              {/* A key per number makes it a new element: a longer text in the same one would count as a layout shift. */}
              <dd key={score[line]}>{score[line]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="ko-lines-won">{translations.countedAtEnd}</p>
      )}
      <span class="ko-deck-spot" data-deck={seat} aria-hidden="true" />
    </>
  );
}

/** KO-20: nine tokens lose the match. The last three are red. */
function TokenTrack({ context, seat }: PlayerProps) {
  const tokens = context.view.tokens[seat];
  return (
    <Chips
      class={classNames('ko-tokens', isLit(context, `tokens:${seat}`) && 'is-lit')}
      label={context.translations.tokensOf(tokens, TOKENS_TO_LOSE)}
      won={tokens}
      goal={TOKENS_TO_LOSE}
      preview={`tokens ${seat}`}
    >
      <b>
        {tokens}/{TOKENS_TO_LOSE}
      </b>
    </Chips>
  );
}
