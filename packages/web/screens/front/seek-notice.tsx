import { seek, startSeek, stopSeek } from '../../online/seek.ts';
import { explain } from '../../parts/refusal.ts';
import { useTitle } from '../../state/games.ts';
import { house } from '../../state/words.ts';

/** The search for an opponent goes on in the open: it can be seen and stopped. */
export function SeekNotice() {
  const words = house();
  const titleOf = useTitle();
  const now = seek.value;
  if (!now) return null;
  const isLooking = now.type === 'looking';
  return (
    <section class={`notice ${isLooking ? 'is-hint' : 'is-no'}`} role="status">
      <div>
        <p>
          <b>{isLooking ? words.seek.looking(titleOf(now.wish.game)) : words.seek.failed}</b>
        </p>
        <p>{now.type === 'failed' ? explain(now.no).text : words.seek.stay}</p>
      </div>
      <div class="row">
        {!isLooking && (
          <button type="button" class="button" onClick={() => void startSeek(now.wish)}>
            {words.again}
          </button>
        )}
        <button type="button" class="button" onClick={stopSeek}>
          {isLooking ? words.seek.stop : words.close}
        </button>
      </div>
    </section>
  );
}
