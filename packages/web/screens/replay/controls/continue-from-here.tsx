import { useSignal } from '@preact/signals';
import type { ServerRefusal } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ErrorMessage } from '../../../components/error-message.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { levelName } from '../../../i18n/translations.ts';
import { workerClient } from '../../../local/worker-client.ts';
import { lastLevelOf } from '../../../state/bot-tables.ts';
import { navigate } from '../../../state/router.ts';
import type { ReplayContext } from '../replay-context.ts';

/** Starts a local match from this position of the record. */
export function ContinueFromHere({ timeline, playback, seat: ownSeat, playerNames, translations }: ReplayContext) {
  const seat = useSignal(ownSeat ?? 0);
  const level = useSignal(lastLevelOf(timeline.rules.id));
  const levels = useSignal<readonly string[]>([]);
  const error = useSignal<ServerRefusal | null>(null);
  useEffect(() => {
    const { id, version } = timeline.rules;
    void workerClient.request('botLevels', { game: id, rules: version }).then((result) => {
      levels.value = result.ok ? result.value : [];
    });
  }, [timeline]);
  const { state } = timeline.positions[playback.position.value];
  const isOver = timeline.rules.result(state) !== null;
  const playOn = async () => {
    const moves = timeline.record.moves.slice(0, playback.position.value);
    const result = await workerClient.request('continueRecord', {
      record: { ...timeline.record, moves },
      seat: seat.value,
      level: level.value,
    });
    if (result.ok) navigate(`/local/${result.value}`);
    else error.value = result.refusal;
  };
  return (
    <section class="rp-part" aria-labelledby="rp-try">
      <h2 id="rp-try">{translations.tryLine}</h2>
      <p class="quiet">{translations.tryAbout}</p>
      <div class="rp-selects">
        <SelectField
          class="rp-select"
          label={translations.trySeat}
          value={seat.value}
          options={playerNames.map((name, i) => ({ value: i, label: name }))}
          onChange={(value) => {
            seat.value = value;
          }}
        />
        <SelectField
          class="rp-select"
          label={translations.tryLevel}
          value={level.value}
          options={levels.value.map((name) => ({ value: name, label: levelName(name) }))}
          onChange={(value) => {
            level.value = value;
          }}
        />
      </div>
      <button type="button" class="button" disabled={isOver} onClick={() => void playOn()}>
        {translations.tryGo}
      </button>
      <ErrorMessage error={error.value} />
    </section>
  );
}
