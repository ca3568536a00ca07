import { useSignal } from '@preact/signals';
import type { OwnProfile, OwnStatistics, PersonPage } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ask } from '../../online/api.ts';
import { ShareLink } from '../../parts/share-link.tsx';
import { house, lang } from '../../state/words.ts';
import { Account } from './account.tsx';
import { Finished } from './finished.tsx';
import { Luck } from './luck.tsx';
import { Ratings } from './ratings.tsx';
import { Sign } from './sign.tsx';
import { Statistics } from './statistics.tsx';
import type { ProfileWords } from './words/index.ts';

interface MineProps {
  readonly words: ProfileWords;
  readonly own: OwnProfile | null;
}

/** One's own profile; for a stranger and a guest first of all the door. */
export function Mine({ words, own }: MineProps) {
  const said = useSignal('');
  if (!own) {
    return (
      <>
        <h1>{words.title}</h1>
        {said.value !== '' && (
          <p class="lead" role="status">
            {said.value}
          </p>
        )}
        <p class="lead">{words.stranger}</p>
        <Sign words={words} />
      </>
    );
  }
  return (
    <>
      <header class="profile-head">
        <h1>{own.name}</h1>
        <p class="quiet">
          {own.kind === 'guest' ? words.isGuest : words.isAccount} · {words.since(dateOf(own.createdAt))}
        </p>
      </header>
      {own.kind === 'guest' && (
        <div class="profile-door">
          <p>{words.guest(own.name)}</p>
          <Sign words={words} />
        </div>
      )}
      <Known words={words} own={own} />
      <Account
        words={words}
        own={own}
        gone={(text) => {
          said.value = text;
        }}
      />
    </>
  );
}

function dateOf(at: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'long' }).format(at);
}

/** All that has been played, as far as the server knows it. */
function Known({ words, own: { id } }: { readonly words: ProfileWords; readonly own: OwnProfile }) {
  const person = useSignal<PersonPage | null>(null);
  const statistics = useSignal<OwnStatistics | null>(null);
  const isLost = useSignal(false);
  useEffect(() => {
    const load = async () => {
      const [shown, counted] = await Promise.all([
        ask<PersonPage>('GET', `/users/${id}`),
        ask<OwnStatistics>('GET', '/me/statistics'),
      ]);
      isLost.value = !shown.ok || !counted.ok;
      person.value = shown.ok ? shown.value : null;
      statistics.value = counted.ok ? counted.value : null;
    };
    void load();
  }, [id]);
  if (isLost.value) return <p class="error">{house().refusals.offline}</p>;
  if (!person.value || !statistics.value) return <p class="quiet">{house().loading}</p>;
  return (
    <>
      <Ratings words={words} ratings={person.value.ratings} history={statistics.value.history} />
      <Statistics words={words} modes={statistics.value.modes} />
      <Luck words={words} user={id} />
      <Finished words={words} outcomes={statistics.value.outcomes} />
      <ShareLink label={words.share} path={`/profile/${id}`} about={words.seenByOthers} />
    </>
  );
}
