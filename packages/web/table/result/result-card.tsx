import { formatList, formatNumber } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { navigate } from '../../state/router.ts';
import type { TableContext } from '../table-context.ts';
import { PairResult } from './pair-result.tsx';

type ResultCardProps = TableContext & {
  /** The match ended while it was on the screen. */
  readonly hasJustEnded: boolean;
  /** The game's score sheet. */
  readonly children: ComponentChildren;
};

export function ResultCard({ hasJustEnded, children, ...context }: ResultCardProps) {
  const { matchView, playerNames, game } = context;
  const translations = t();
  const { result } = matchView;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Does not take the focus from a text field.
    if (hasJustEnded && !(document.activeElement instanceof HTMLInputElement)) card.current?.focus();
  }, []);
  if (matchView.status === 'broken') return <p class="notice is-no">{translations.table.broken}</p>;
  if (!result) return null;
  const reason = translations.endings[result.reason] ?? game.ui.endingText(result.reason, game.translations);
  return (
    <section class="result" aria-label={translations.table.over} role="status" ref={card} tabIndex={-1}>
      <div class="result-marks">
        {result.winners.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </div>
      <h2>{headline(context)}</h2>
      <p>{reason}</p>
      {result.scores.some((score) => score !== null) && (
        <ul class="scores">
          {result.scores.map((score, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} />{' '}
              {translations.table.score(playerNames[seat], score === null ? '–' : formatNumber(currentLang(), score))}
            </li>
          ))}
        </ul>
      )}
      {matchView.pair && (
        <PairResult
          matchView={matchView}
          characters={game.characters}
          playerNames={playerNames}
          pair={matchView.pair}
        />
      )}
      {children}
      <NextActions {...context} />
    </section>
  );
}

function headline({ matchView, playerNames }: TableContext): string {
  const translations = t().table;
  const winners = matchView.result?.winners ?? [];
  if (winners.length === 0) return translations.draw;
  const won = formatList(
    currentLang(),
    winners.map((seat) => playerNames[seat]),
  );
  if (matchView.seat === null || matchView.seats.length > 1) return translations.won(won);
  return winners.includes(matchView.seat) ? translations.youWon : translations.youLost;
}

function NextActions({ source, matchView }: TableContext) {
  const translations = t();
  const [isAsking, setAsking] = useState(false);
  const playAgain = async () => {
    setAsking(true);
    const path = await source.rematch();
    setAsking(false);
    if (path) navigate(path);
  };
  return (
    <div class="row">
      {matchView.challenge && (
        <a class="button is-main" href={challengePath(matchView)}>
          {translations.table.standing}
        </a>
      )}
      {matchView.seat !== null && !matchView.challenge && (
        <button type="button" class="button is-main" disabled={isAsking} onClick={() => void playAgain()}>
          <Icon name="again" />
          {matchView.rematch ? translations.table.rematchGo : translations.table.rematch}
        </button>
      )}
      {matchView.status === 'over' && !matchView.challenge && (
        <ReplayLinks id={source.kind === 'local' ? `local-${matchView.id}` : matchView.id} />
      )}
      <a class="button" href="/">
        {translations.home}
      </a>
      {matchView.rematch && <p class="quiet">{translations.table.rematchThere}</p>}
    </div>
  );
}

function challengePath({ challenge, game }: TableContext['matchView']): string {
  return challenge?.kind === 'duel' ? `/duel/${challenge.id}` : `/daily/${game}`;
}

function ReplayLinks({ id }: { readonly id: string }) {
  const translations = t().table;
  return (
    <>
      <a class="button" href={`/replay/${id}`}>
        {translations.replay}
      </a>
      <a class="button" href={`/replay/${id}#analyse`}>
        {translations.analyse}
      </a>
      <a class="button" href={`/replay/${id}#fair`}>
        {translations.fair}
      </a>
    </>
  );
}
