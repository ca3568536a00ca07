import { useSignal } from '@preact/signals';
import type { No } from '../../online/api.ts';
import { openAccount } from '../../online/me.ts';
import { Choice } from '../../parts/choice.tsx';
import { explain } from '../../parts/refusal.ts';
import { settings } from '../../state/settings.ts';
import { Secret, SHORTEST, ShowSecret } from './secret.tsx';
import type { ProfileWords } from './words/index.ts';

type Way = 'sign-up' | 'sign-in';

/** Opens an account or comes back to one. */
export function Sign({ words }: { readonly words: ProfileWords }) {
  const way = useSignal<Way>('sign-up');
  const name = useSignal(settings.name.value);
  const passphrase = useSignal('');
  const no = useSignal('');
  const isShown = useSignal(false);
  const isBusy = useSignal(false);
  const send = async () => {
    if (passphrase.value.length < SHORTEST) {
      no.value = words.short;
      return;
    }
    isBusy.value = true;
    const why = await openAccount(way.value, { name: name.value.trim(), passphrase: passphrase.value });
    isBusy.value = false;
    no.value = why ? reason(why, words) : '';
  };
  return (
    <form
      class="profile-sign"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Choice<Way>
        name="way"
        label={words.which}
        value={way.value}
        options={[
          { value: 'sign-up', label: words.signUp },
          { value: 'sign-in', label: words.signIn },
        ]}
        choose={(value) => {
          way.value = value;
          no.value = '';
        }}
      />
      <label class="field">
        <span>{words.name}</span>
        <input
          type="text"
          required
          maxLength={30}
          autocomplete="username"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <Secret
        words={words}
        id="passphrase"
        label={words.passphrase}
        value={passphrase}
        isNew={way.value === 'sign-up'}
        isShown={isShown.value}
      />
      <ShowSecret words={words} isShown={isShown} />
      {no.value !== '' && (
        <p class="error" role="alert">
          {no.value}
        </p>
      )}
      <button type="submit" class="button is-main" disabled={isBusy.value}>
        {way.value === 'sign-up' ? words.signUp : words.signIn}
      </button>
    </form>
  );
}

function reason(no: No, words: ProfileWords): string {
  return no.code === 'wrong-name-or-passphrase' ? words.wrong : explain(no).text;
}
