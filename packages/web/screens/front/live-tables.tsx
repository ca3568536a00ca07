import { lazyComponent } from '../../components/lazy-component.tsx';
import { WatchBotsButton } from '../../components/watch-bots-button.tsx';
import { t } from '../../i18n/translations.ts';
import { useTv } from '../../online/live-tables.ts';
import { socket } from '../../online/socket.ts';
import { useOnScreen } from '../../state/on-screen.ts';
import { motion } from '../../state/theme.ts';

/** Lazy, because it needs the board of a game, which the rest of the front page does not. */
const TvTable = lazyComponent(
  async () => (await import('../live/tv-table.tsx')).TvTable,
  () => <div class="tv-frame" />,
);
const BotTv = lazyComponent(
  async () => (await import('../live/bot-tv.tsx')).BotTv,
  () => <div class="tv-frame" />,
);

/** A small view of the top live table, and a link to all others. Makes no requests while it is off the screen. */
export function LiveTables() {
  const { front } = t();
  const { element, isOnScreen } = useOnScreen<HTMLElement>();
  const tv = useTv(isOnScreen);
  const isLost = socket.state.value === 'lost';
  const isEmpty = isLost || tv?.match === null;
  // If the user prefers reduced motion, bots play only on request.
  const isBotTv = motion.value === 'full';
  return (
    <section class="list" aria-labelledby="live" ref={element}>
      <h2 id="live">{front.live}</h2>
      {isEmpty ? (
        <>
          <p class="quiet">
            {!isLost && front.liveNone} {isBotTv && front.botsMeanwhile}
          </p>
          {isBotTv && isOnScreen.value && <BotTv game={null} />}
          {isBotTv && !isOnScreen.value && <div class="tv-frame" />}
          {!isBotTv && (
            <div class="list-action">
              <WatchBotsButton game={null} />
            </div>
          )}
        </>
      ) : (
        tv && (isOnScreen.value && tv.match ? <TvTable key={tv.match} id={tv.match} /> : <div class="tv-frame" />)
      )}
      {tv && tv.count > 0 && (
        <a class="list-more" href="/live">
          {front.liveAll(tv.count)}
        </a>
      )}
    </section>
  );
}
