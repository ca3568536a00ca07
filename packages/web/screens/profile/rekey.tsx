import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { No } from '../../online/api.ts';
import { changePassphrase } from '../../online/me.ts';
import { explain } from '../../parts/refusal.ts';
import { house } from '../../state/words.ts';
import { Secret, SHORTEST, ShowSecret } from './secret.tsx';
import type { ProfileWords } from './words/index.ts';

interface RekeyProps {
  readonly words: ProfileWords;
  readonly name: string;
}

/** Another passphrase for the account: a button first, and then what is needed for it. */
export function Rekey({ words, name }: RekeyProps) {
  const state = useSignal<'closed' | 'open' | 'done'>('closed');
  const to = (next: typeof state.value) => () => {
    state.value = next;
  };
  if (state.value === 'open') {
    return <RekeyForm words={words} name={name} done={to('done')} cancel={to('closed')} />;
  }
  return (
    <div class="profile-way">
      <button type="button" class="button" onClick={to('open')}>
        {words.rekey}
      </button>
      {state.value === 'done' ? (
        <p role="status">{words.rekeyed}</p>
      ) : (
        <p class="quiet">{words.rekeyAbout}</p>
      )}
    </div>
  );
}

interface RekeyFormProps extends RekeyProps {
  done(): void;
  cancel(): void;
}

function RekeyForm({ words, name, done, cancel }: RekeyFormProps) {
  const present = useSignal('');
  const next = useSignal('');
  const no = useSignal('');
  const isShown = useSignal(false);
  const isBusy = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed is gone: whoever has no mouse goes on from here.
  useEffect(() => form.current?.querySelector<HTMLElement>('#present')?.focus(), []);
  const send = async () => {
    if (next.value.length < SHORTEST) {
      no.value = words.short;
      return;
    }
    isBusy.value = true;
    const why = await changePassphrase({ passphrase: present.value, next: next.value });
    isBusy.value = false;
    if (!why) done();
    else no.value = reason(why, words);
  };
  return (
    <form
      ref={form}
      class="profile-sign"
      aria-label={words.rekey}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {/* For whoever keeps passphrases: it is to know whose this one is. */}
      <input type="text" hidden readOnly autocomplete="username" value={name} />
      <Secret
        words={words}
        id="present"
        label={words.present}
        value={present}
        isNew={false}
        isShown={isShown.value}
      />
      <Secret words={words} id="next" label={words.next} value={next} isNew={true} isShown={isShown.value} />
      <ShowSecret words={words} isShown={isShown} />
      {no.value !== '' && (
        <p class="error" role="alert">
          {no.value}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button is-main" disabled={isBusy.value}>
          {words.rekey}
        </button>
        <button type="button" class="button" onClick={cancel}>
          {house().cancel}
        </button>
      </div>
    </form>
  );
}

/** A present passphrase that is too short to be one is as wrong as any other. */
function reason(no: No, words: ProfileWords): string {
  const isWrong = no.code === 'wrong-name-or-passphrase' || no.code === 'bad-request';
  return isWrong ? words.rekeyWrong : explain(no).text;
}
