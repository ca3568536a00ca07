import { useSignal } from '@preact/signals';
import type { PersonPage } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { ask, type No } from '../../online/api.ts';
import { explain } from '../../parts/refusal.ts';
import { useTitle } from '../../state/games.ts';
import { house, lang } from '../../state/words.ts';
import { Ratings } from './ratings.tsx';
import type { ProfileWords } from './words/index.ts';

/** Somebody as everybody may see them. */
export function Other({ words, id }: { readonly words: ProfileWords; readonly id: string }) {
  const person = useSignal<PersonPage | null>(null);
  const no = useSignal<No | null>(null);
  useEffect(() => {
    void ask<PersonPage>('GET', `/users/${encodeURIComponent(id)}`).then((answer) => {
      person.value = answer.ok ? answer.value : null;
      no.value = answer.ok ? null : answer.no;
    });
  }, [id]);
  if (no.value) return <Nobody words={words} no={no.value} />;
  if (!person.value) return <p class="quiet">{house().loading}</p>;
  return (
    <>
      <h1>{person.value.name}</h1>
      <Ratings words={words} ratings={person.value.ratings} />
      <Played words={words} played={person.value.played} />
    </>
  );
}

function Nobody({ words, no }: { readonly words: ProfileWords; readonly no: No }) {
  const isUnknown = no.code === 'not-found';
  return (
    <>
      <h1>{isUnknown ? words.nobody : words.title}</h1>
      <p>{isUnknown ? words.nobodyAbout : explain(no).text}</p>
      <a class="button is-main" href="/">
        {house().home}
      </a>
    </>
  );
}

function Played({ words, played }: { readonly words: ProfileWords } & Pick<PersonPage, 'played'>) {
  const titleOf = useTitle();
  return (
    <section class="profile-part" aria-labelledby="profile-played">
      <h2 id="profile-played">{words.played}</h2>
      {played.length === 0 && <p class="quiet">{words.playedNone}</p>}
      <ul class="profile-cards">
        {played.map(({ game, matches, wins }) => (
          <li key={game} class={`profile-card game-${game}`}>
            <h3>{titleOf(game)}</h3>
            <p>{words.playedRow(matches, number(lang(), wins))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
