import { GAME_LESSONS } from '@safehouse/games/registry.web';
import { formatList } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { CharacterPicker } from '../../components/character-picker.tsx';
import { CountBadge } from '../../components/count-badge.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { Icon } from '../../components/icon.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { startBotMatch } from '../../match/start-match.ts';
import type { RequestError } from '../../online/api.ts';
import { countWaiting } from '../../online/match-lists.ts';
import { currentUser } from '../../online/session.ts';
import { type BotTable, botTableFor, rememberBotTable } from '../../state/bot-tables.ts';
import { botName, useCharacters } from '../../state/characters.ts';
import type { LoadedCover } from '../../state/games.ts';

export function GameCard({ id, title, invitation, players, Art, textLang }: LoadedCover) {
  const translations = t().front;
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const table = botTableFor(id, Math.min(...players));
  const action = useActionName(id, table);
  const play = async () => {
    setOpening(true);
    setError(await startBotMatch(id, table));
    setOpening(false);
  };
  return (
    <li class={`box game-${id}`}>
      <div class="box-art">
        <Art />
      </div>
      <div class="box-words">
        <div class="box-about">
          <h2>{title}</h2>
          <p class="box-players">
            {translations.players(Math.min(...players), Math.max(...players))}
            <a href={`/rules/${id}`} aria-label={`${t().nav.rules}: ${title}`}>
              {t().nav.rules}
            </a>
          </p>
          <p class="box-invitation" lang={textLang ?? currentLang()}>
            {invitation}
          </p>
          {textLang && <p class="box-players">{translations.inEnglish}</p>}
        </div>
        <div class="box-start">
          <div class="box-play">
            <CharacterPicker
              game={id}
              name={`opponent-${id}`}
              label={`${translations.chooseOpponent}: ${title}`}
              level={table.levels[0]}
              onChange={(level) => rememberBotTable(id, { ...table, levels: table.levels.with(0, level) })}
            />
            <button
              type="button"
              class="button is-main"
              aria-label={`${action}: ${title}`}
              disabled={isOpening}
              onClick={() => void play()}
            >
              {action}
            </button>
            <a
              class="button"
              href={`/new/${id}?with=bot`}
              aria-label={`${translations.botOptions}: ${title}`}
              title={translations.botOptions}
            >
              <Icon name="settings" />
            </a>
          </div>
          <GameLinks id={id} title={title} />
          <ErrorMessage error={error} />
        </div>
      </div>
    </li>
  );
}

/** The accessible name, with the names of the bots once they are loaded. */
function useActionName(game: string, { levels }: BotTable): string {
  const translations = t().front;
  const cast = useCharacters(game);
  if (!cast) return translations.playBot;
  return translations.playAgainst(
    formatList(
      currentLang(),
      levels.map((level) => botName(cast, level)),
    ),
  );
}

function GameLinks({ id, title }: { readonly id: string; readonly title: string }) {
  const translations = t().front;
  const waiting = countWaiting(id, currentUser.value?.id);
  const waitingText = waiting > 0 ? `, ${translations.open}: ${waiting}` : '';
  return (
    <div class="box-actions">
      <a class="button" href={`/new/${id}?with=friends`} aria-label={`${translations.friends}: ${title}`}>
        <Icon name="link" />
        {translations.friends}
      </a>
      <a
        class="button"
        href={`/new/${id}?with=opponent`}
        aria-label={`${translations.opponent}: ${title}${waitingText}`}
      >
        <Icon name="people" />
        {translations.opponent}
        <CountBadge count={waiting} text={translations.open} />
      </a>
      <a class="button" href={`/new/${id}?with=device`} aria-label={`${translations.device}: ${title}`}>
        <Icon name="device" />
        {translations.device}
      </a>
      {Object.hasOwn(GAME_LESSONS, id) && (
        <a class="button" href={`/learn/${id}`} aria-label={`${translations.learn}: ${title}`}>
          <Icon name="hint" />
          {translations.learn}
        </a>
      )}
    </div>
  );
}
