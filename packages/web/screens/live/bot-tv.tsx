import { effect, signal, useSignal } from '@preact/signals';
import type { MatchId } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/translations.ts';
import { createLocalMatch } from '../../match/local-match.ts';
import type { MatchPreview } from '../../match/match-preview.ts';
import { createBotsOnlyMatch } from '../../match/start-match.ts';
import { type LoadedCover, useGameCovers } from '../../state/games.ts';
import { TvScreen } from './tv-table.tsx';

/** How long the end of a match is shown. */
const END_SHOWN_MS = 10_000;

interface BotMatch {
  readonly id: MatchId;
  readonly preview: MatchPreview;
}

/** The match that continues when the user comes back to the page, by game; null: of any game. */
const latestMatches = new Map<string | null, MatchId>();

/** Not stored: reset when the app is reloaded. */
const isPaused = signal(false);

/** Matches between two bots in this browser, shown while there is no live table. `game`: null for all. */
export function BotTv({ game }: { readonly game: string | null }) {
  const match = useBotMatch(game, isPaused.value ? 'paused' : 'playing');
  const { front } = t();
  return (
    <TvScreen preview={match?.preview ?? null} href={match ? `/local/${match.id}` : ''}>
      <button
        type="button"
        class="button"
        onClick={() => {
          isPaused.value = !isPaused.value;
        }}
      >
        {isPaused.value ? front.goOn : front.pause}
      </button>
    </TvScreen>
  );
}

/** Null until a match has started. */
function useBotMatch(game: string | null, state: 'playing' | 'paused'): BotMatch | null {
  const covers = useGameCovers().filter(({ id }) => game === null || id === game);
  const shown = useSignal<BotMatch | null>(null);
  useEffect(() => {
    if (state === 'paused' || covers.length === 0) return;
    return showBotMatches(game, covers, (match) => {
      shown.value = match;
    });
  }, [game, state, covers.length]);
  return shown.value;
}

/** Returns a function that stops it. A stopped match can be continued later. */
function showBotMatches(
  game: string | null,
  covers: readonly LoadedCover[],
  show: (match: BotMatch) => void,
): () => void {
  let close = () => {};
  let isStopped = false;
  const showNext = async () => {
    const id = latestMatches.get(game) ?? (await startMatch(covers));
    if (id === null || isStopped) return;
    latestMatches.set(game, id);
    close = showMatch(id, show, () => {
      close();
      latestMatches.delete(game);
      void showNext();
    });
  };
  void showNext();
  return () => {
    isStopped = true;
    close();
  };
}

async function startMatch(covers: readonly LoadedCover[]): Promise<MatchId | null> {
  const { id, players } = covers[Math.floor(Math.random() * covers.length)];
  const created = await createBotsOnlyMatch(id, Math.min(...players));
  return created.ok ? created.id : null;
}

function showMatch(id: MatchId, show: (match: BotMatch) => void, onEndShown: () => void): () => void {
  const source = createLocalMatch(id);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopShowing = effect(() => {
    const matchView = source.matchView.value;
    if (!matchView) return;
    show({ id, preview: { matchView, events: source.events.value } });
    if (matchView.status === 'over') timer ??= setTimeout(onEndShown, END_SHOWN_MS);
  });
  return () => {
    clearTimeout(timer);
    stopShowing();
    source.close();
  };
}
