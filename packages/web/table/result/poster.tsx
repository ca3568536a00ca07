import { formatList } from '@safehouse/ui';
import { useEffect, useRef } from 'preact/hooks';
import { CharacterFace } from '../../components/character-face.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { characterOfLevel } from '../../state/characters.ts';
import { settings } from '../../state/settings.ts';
import { MOODS, remarkContextOf, remarksOf } from '../speech/remarks.ts';
import { addressedSeat, type TableContext } from '../table-context.ts';
import './poster.css';
import { POSTER_TRANSLATIONS, type PosterTranslations } from './locales/index.ts';
import { earlyEndOf, outcomeOf, stampOf } from './outcome.ts';
import { PairResult } from './pair-result.tsx';
import { PosterActions } from './poster-actions.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SeriesLine } from './series-line.tsx';

/** In characters: longer sentences get smaller text on small posters. */
const LONG_SENTENCE = 44;

export type PosterProps = TableContext & {
  /** True if the match ended while it was on the screen. */
  readonly hasJustEnded: boolean;
};

/** The end of a match: how it was decided, a stamp, the score sheet, and what to play next. */
export function Poster({ hasJustEnded, ...context }: PosterProps) {
  const translations = useScreenTranslations(POSTER_TRANSLATIONS);
  const { matchView, playerNames, game } = context;
  const poster = useRef<HTMLElement>(null);
  useEffect(() => {
    // Takes the focus, unless the user is typing.
    if (hasJustEnded && !(document.activeElement instanceof HTMLInputElement))
      poster.current?.focus({ preventScroll: true });
  }, [translations === null]);
  if (!translations) return null;
  const end = earlyEndOf(matchView, context.source.events.value);
  const stamp = stampOf(matchView, end);
  const why = sentence(context, translations);
  return (
    <section
      class={`result poster is-${stamp}${hasJustEnded ? ' is-new' : ''}`}
      aria-label={t().table.over}
      role="status"
      ref={poster}
      tabIndex={-1}
    >
      <div class="poster-body">
        <header class="poster-head">
          <p class="poster-kicker">{kicker(context, translations)}</p>
          <p class="stamp" style={{ '--letters': translations.stamps[stamp].length }}>
            <span>{translations.stamps[stamp]}</span>
          </p>
          <h2 class={why.length > LONG_SENTENCE ? 'is-long' : ''}>{why}</h2>
          <SeriesLine {...context} translations={translations} />
        </header>
        <ScoreSheet {...context} translations={translations} />
        {matchView.pair && (
          <PairResult
            matchView={matchView}
            characters={game.characters}
            playerNames={playerNames}
            pair={matchView.pair}
          />
        )}
        <LastWord {...context} />
      </div>
      <PosterActions {...context} translations={translations} />
    </section>
  );
}

function kicker({ matchView, playerNames }: TableContext, { kicker: texts }: PosterTranslations): string {
  const outcome = outcomeOf(matchView);
  if (outcome !== 'seen') return texts[outcome];
  const winners = matchView.result?.winners ?? [];
  return texts.seen(
    formatList(
      currentLang(),
      winners.map((seat) => playerNames[seat]),
    ),
  );
}

/** One sentence in the active voice; the short text of the ending if the game has none. */
function sentence({ matchView, playerNames, game, source }: TableContext, translations: PosterTranslations): string {
  const { view, result } = matchView;
  const end = earlyEndOf(matchView, source.events.value);
  const seat = addressedSeat(matchView);
  if (end)
    return end.seat === seat ? translations[end.cause].you : translations[end.cause].other(playerNames[end.seat]);
  if (!result || !view) return t().table.over;
  const { translations: gameTranslations } = game;
  return (
    game.ui.endingSentence?.({ view, result, seat, playerNames, translations: gameTranslations }) ??
    game.ui.endingText(result.reason, gameTranslations)
  );
}

/** A bot's remark about the result. */
function LastWord({ source, matchView, game, playerNames }: TableContext) {
  const { characters } = game;
  if (!characters || !settings.speech.value) return null;
  const remark = remarksOf(remarkContextOf({ matchView, ui: game.ui, characters, events: source.events.value })).at(-1);
  const player = remark && matchView.players[remark.seat];
  const character = player?.type === 'bot' ? characterOfLevel(characters, player.level) : null;
  if (!remark || !character) return null;
  return (
    <figure class="last-word">
      <CharacterFace character={character} mood={MOODS[remark.occasion]} />
      <blockquote>{remark.text}</blockquote>
      <figcaption>{playerNames[remark.seat]}</figcaption>
    </figure>
  );
}
