import { useSignal } from '@preact/signals';
import type { OwnProfile } from '@safehouse/protocol';
import type { No } from '../../online/api.ts';
import { beForgotten, signOut } from '../../online/me.ts';
import { explain } from '../../parts/refusal.ts';
import { forgetLuck } from '../../state/luck.ts';
import { house } from '../../state/words.ts';
import { Rekey } from './rekey.tsx';
import type { ProfileWords } from './words/index.ts';

interface AccountProps {
  readonly words: ProfileWords;
  readonly own: OwnProfile;
  /** We are nobody here any more; what there is to say about it. */
  gone(said: string): void;
}

/** What is one's own to change, and the way out: for now, with everything, or for good. */
export function Account({ words, own, gone }: AccountProps) {
  const no = useSignal<No | null>(null);
  const leave = async (going: () => Promise<No | null>, said: string) => {
    no.value = await going();
    if (!no.value) gone(said);
  };
  return (
    <section class="profile-part" aria-labelledby="profile-yours">
      <h2 id="profile-yours">{words.yours}</h2>
      {no.value && (
        <p class="error" role="alert">
          {explain(no.value).text}
        </p>
      )}
      <div class="profile-way">
        {/* Not a page of the app: the browser keeps the file. */}
        <a class="button" href="/api/me/export" download="safehouse.json">
          {words.take}
        </a>
        <p class="quiet">{words.takeAbout}</p>
      </div>
      {own.kind === 'account' && <Rekey words={words} name={own.name} />}
      <div class="profile-way">
        <button type="button" class="button" onClick={() => void leave(signOut, '')}>
          {words.signOut}
        </button>
        {own.kind === 'guest' && <p class="quiet">{words.guestSignOut}</p>}
      </div>
      <Removal words={words} remove={() => void leave(() => forget(own.id), words.removed)} />
    </section>
  );
}

/** What this browser knows about somebody goes with what the server does. */
async function forget(user: string): Promise<No | null> {
  const no = await beForgotten();
  if (!no) forgetLuck(user);
  return no;
}

/** Asks once. */
function Removal({ words, remove }: { readonly words: ProfileWords; remove(): void }) {
  const isSure = useSignal(false);
  if (!isSure.value) {
    return (
      <div class="profile-way">
        <button
          type="button"
          class="button is-danger"
          onClick={() => {
            isSure.value = true;
          }}
        >
          {words.remove}
        </button>
        <p class="quiet">{words.removeAbout}</p>
      </div>
    );
  }
  return (
    <fieldset class="sure">
      <legend>{words.removeSure}</legend>
      <div class="row">
        <button type="button" class="button is-danger" onClick={remove}>
          {words.removeYes}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            isSure.value = false;
          }}
        >
          {house().cancel}
        </button>
      </div>
    </fieldset>
  );
}
