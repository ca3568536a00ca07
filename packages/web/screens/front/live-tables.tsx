import { lazyComponent } from '../../components/lazy-component.tsx';
import { WatchBotsButton } from '../../components/watch-bots-button.tsx';
import { t } from '../../i18n/translations.ts';
import { useTv } from '../../online/live-tables.ts';
import { socket } from '../../online/socket.ts';
import { useOnScreen } from '../../state/on-screen.ts';

/** With the board of the game, which the front page does not need otherwise. */
const TvTable = lazyComponent(
  async () => (await import('../live/tv-table.tsx')).TvTable,
  () => <div class="tv-frame" />,
);

/** The best table in play, small, and the way to all others. Nothing is asked of the server while it is off the screen. */
export function LiveTables() {
  const { front } = t();
  const { element, isOnScreen } = useOnScreen<HTMLElement>();
  const tv = useTv(isOnScreen);
  const isLost = socket.state.value === 'lost';
  return (
    <section class="list" aria-labelledby="live" ref={element}>
      <h2 id="live">{front.live}</h2>
      {!isLost && tv?.match && isOnScreen.value && <TvTable key={tv.match} id={tv.match} />}
      {!isLost && tv?.match && !isOnScreen.value && <div class="tv-frame" />}
      {!isLost && tv?.match === null && <p class="quiet">{front.liveNone}</p>}
      {(isLost || tv?.match === null) && (
        <div class="list-action">
          <WatchBotsButton game={null} />
        </div>
      )}
      {tv && tv.count > 0 && (
        <a class="list-more" href="/live">
          {front.liveAll(tv.count)}
        </a>
      )}
    </section>
  );
}
