import { GAME_LESSONS } from '@safehouse/games/registry.web';
import { useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import { startBotMatch } from '../../match/start-match.ts';
import type { RequestError } from '../../online/api.ts';
import type { LoadedCover } from '../../state/games.ts';

export function GameCard({ id, title, invitation, players, Art }: LoadedCover) {
  const words = t().front;
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
        <p class="box-players">{words.players(Math.min(...players), Math.max(...players))}</p>
        <p class="box-invitation">{invitation}</p>
        <button
          type="button"
          class="button is-main"
          aria-label={`${words.playBot}: ${title}`}
          disabled={isOpening}
          onClick={() => void play()}
        >
          <Icon name="bot" />
          {words.playBot}
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
  const words = t().front;
  return (
    <div class="box-ways">
      <a class="button" href={`/new/${id}?with=friends`} aria-label={`${words.friends}: ${title}`}>
        <Icon name="link" />
        {words.friends}
      </a>
      <a class="button" href={`/new/${id}?with=device`} aria-label={`${words.device}: ${title}`}>
        <Icon name="device" />
        {words.device}
      </a>
      <a class="button" href={`/new/${id}?with=opponent`} aria-label={`${words.opponent}: ${title}`}>
        <Icon name="people" />
        {words.opponent}
      </a>
      {Object.hasOwn(GAME_LESSONS, id) && (
        <a class="button" href={`/learn/${id}`} aria-label={`${words.learn}: ${title}`}>
          <Icon name="hint" />
          {words.learn}
        </a>
      )}
      <a class="button" href={`/rules/${id}`} aria-label={`${t().nav.rules}: ${title}`}>
        <Icon name="rules" />
        {t().nav.rules}
      </a>
    </div>
  );
}
