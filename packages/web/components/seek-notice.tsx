import { refusalText } from '../i18n/refusal-text.ts';
import { t } from '../i18n/translations.ts';
import { seekState, startSeek, stopSeek } from '../online/seek.ts';
import { useGameTitle } from '../state/games.ts';

/** Shows that an opponent is being searched for, with a button to stop and one to play a bot until then. */
export function SeekNotice() {
  const { again, close, seek } = t();
  const titleOf = useGameTitle();
  const now = seekState.value;
  if (!now) return null;
  const isLooking = now.type === 'looking';
  return (
    <section class={`notice seek-notice ${isLooking ? 'is-hint' : 'is-no'}`} role="status">
      <div>
        <p>
          <b>{isLooking ? seek.looking(titleOf(now.criteria.game)) : seek.failed}</b>
        </p>
        <p>{now.type === 'failed' ? refusalText(now.error).text : seek.stay}</p>
      </div>
      <div class="row">
        {!isLooking && (
          <button type="button" class="button" onClick={() => void startSeek(now.criteria)}>
            {again}
          </button>
        )}
        {isLooking && (
          <a class="button" href={`/new/${now.criteria.game}?with=bot`}>
            {seek.playBot}
          </a>
        )}
        <button type="button" class="button" onClick={stopSeek}>
          {isLooking ? seek.stop : close}
        </button>
      </div>
    </section>
  );
}
