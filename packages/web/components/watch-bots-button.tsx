import { useState } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import { watchBots } from '../match/start-match.ts';
import type { RequestError } from '../online/api.ts';
import { useGameCovers } from '../state/games.ts';
import { ErrorMessage } from './error-message.tsx';
import { Icon } from './icon.tsx';

/** Starts a match between two bots for the user to watch, for when nobody else plays. `game`: null for any. */
export function WatchBotsButton({ game }: { readonly game: string | null }) {
  const covers = useGameCovers().filter(({ id }) => game === null || id === game);
  const [isOpening, setOpening] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const watch = async () => {
    const { id, players } = covers[Math.floor(Math.random() * covers.length)];
    setOpening(true);
    setError(await watchBots(id, Math.min(...players)));
    setOpening(false);
  };
  return (
    <>
      <button type="button" class="button" disabled={isOpening || covers.length === 0} onClick={() => void watch()}>
        <Icon name="eye" />
        {t().front.watchBots}
      </button>
      <ErrorMessage error={error} />
    </>
  );
}
