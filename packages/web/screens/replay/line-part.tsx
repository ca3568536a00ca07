import { useSignal } from '@preact/signals';
import type { GameRecord } from '@safehouse/contract';
import type { ServerRefusal } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { desk } from '../../local/desk.ts';
import { explain } from '../../parts/refusal.ts';
import { go } from '../../state/router.ts';
import { settings } from '../../state/settings.ts';
import { levelName } from '../../state/words.ts';
import { Pick } from './controls.tsx';
import type { Looking } from './looking.ts';

/** Another line: the moves so far stand, and from here on somebody else decides. */
export function LinePart({ reel, showing, seat: own, names, words }: Looking) {
  const seat = useSignal(own ?? 0);
  const level = useSignal(settings.level.value);
  const levels = useSignal<readonly string[]>([]);
  const no = useSignal<ServerRefusal | null>(null);
  useEffect(() => {
    void desk.ask({ type: 'levels', game: reel.rules.id, rules: reel.rules.version }).then((answer) => {
      levels.value = answer.ok ? (answer.value as readonly string[]) : [];
    });
  }, [reel]);
  const { state } = reel.frames[showing.at.value];
  const isOver = reel.rules.result(state) !== null;
  const playOn = async () => {
    const line: GameRecord = { ...reel.record, moves: reel.record.moves.slice(0, showing.at.value) };
    const answer = await desk.ask({
      type: 'continue',
      line: { record: line, seat: seat.value, level: level.value },
    });
    if (answer.ok) go(`/local/${answer.value}`);
    else no.value = answer.refusal;
  };
  return (
    <section class="rp-part" aria-labelledby="rp-try">
      <h2 id="rp-try">{words.tryLine}</h2>
      <p class="quiet">{words.tryAbout}</p>
      <div class="rp-picks">
        <Pick
          label={words.trySeat}
          value={String(seat.value)}
          options={names.map((name, one) => [String(one), name])}
          pick={(value) => {
            seat.value = Number(value);
          }}
        />
        <Pick
          label={words.tryLevel}
          value={level.value}
          options={levels.value.map((one) => [one, levelName(one)])}
          pick={(value) => {
            level.value = value;
          }}
        />
      </div>
      <button type="button" class="button" disabled={isOver} onClick={() => void playOn()}>
        {words.tryGo}
      </button>
      {no.value && (
        <p class="error" role="alert">
          {explain(no.value).text}
        </p>
      )}
    </section>
  );
}
