import { GAME_LESSONS } from '@safehouse/games/registry.web';
import { useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { startBotMatch } from '../../match/start-match.ts';
import type { RequestError } from '../../online/api.ts';
import type { LoadedCover } from '../../state/games.ts';

export function GameCard({ id, title, invitation, players, Art }: LoadedCover) {
  const translations = t().front;
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const play = async () => {
    setOpening(true);
    setError(await startBotMatch(id, Math.min(...players)));
    setOpening(false);
  };
  return (
    <li class={`box game-${id}`}>
      <div class="box-art">
        <Art />
      </div>
      <div class="box-words">
        <h2>{title}</h2>
        <p class="box-players">{translations.players(Math.min(...players), Math.max(...players))}</p>
        <p class="box-invitation">{invitation}</p>
        <button
          type="button"
          class="button is-main"
          aria-label={`${translations.playBot}: ${title}`}
          disabled={isOpening}
          onClick={() => void play()}
        >
          <Icon name="bot" />
          {translations.playBot}
        </button>
        <GameLinks id={id} title={title} />
        {error && (
          <p class="error" role="alert">
            {refusalText(error).text}
          </p>
        )}
      </div>
    </li>
  );
}

function GameLinks({ id, title }: { readonly id: string; readonly title: string }) {
  const translations = t().front;
  return (
    <div class="box-ways">
      <a class="button" href={`/new/${id}?with=friends`} aria-label={`${translations.friends}: ${title}`}>
        <Icon name="link" />
        {translations.friends}
      </a>
      <a class="button" href={`/new/${id}?with=device`} aria-label={`${translations.device}: ${title}`}>
        <Icon name="device" />
        {translations.device}
      </a>
      <a class="button" href={`/new/${id}?with=opponent`} aria-label={`${translations.opponent}: ${title}`}>
        <Icon name="people" />
        {translations.opponent}
      </a>
      {Object.hasOwn(GAME_LESSONS, id) && (
        <a class="button" href={`/learn/${id}`} aria-label={`${translations.learn}: ${title}`}>
          <Icon name="hint" />
          {translations.learn}
        </a>
      )}
      <a class="button" href={`/rules/${id}`} aria-label={`${t().nav.rules}: ${title}`}>
        <Icon name="rules" />
        {t().nav.rules}
      </a>
    </div>
  );
}
