import { useSignal } from '@preact/signals';
import type { ListedMatch, MatchPage, OwnStatistics } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ask, type No } from '../../online/api.ts';
import { me } from '../../online/me.ts';
import { Icon } from '../../parts/icons.tsx';
import { explain } from '../../parts/refusal.ts';
import { useTitle } from '../../state/games.ts';
import { go } from '../../state/router.ts';
import { house, lang } from '../../state/words.ts';
import { ago } from '../front/ago.ts';
import type { ProfileWords } from './words/index.ts';

const AT_FIRST = 10;

interface FinishedProps {
  readonly words: ProfileWords;
  readonly outcomes: OwnStatistics['outcomes'];
}

/** Matches on the server that are over, the latest first. */
export function Finished({ words, outcomes }: FinishedProps) {
  const matches = useSignal<readonly ListedMatch[]>([]);
  const most = useSignal(AT_FIRST);
  const no = useSignal<No | null>(null);
  useEffect(() => {
    void ask<{ readonly mine: readonly ListedMatch[] }>('GET', '/matches').then((answer) => {
      if (answer.ok) matches.value = answer.value.mine.filter(({ status }) => status === 'over');
    });
  }, []);
  return (
    <section class="profile-part" aria-labelledby="profile-finished">
      <h2 id="profile-finished">{words.finished}</h2>
      {matches.value.length === 0 && <p class="quiet">{words.finishedNone}</p>}
      {no.value && (
        <p class="error" role="alert">
          {explain(no.value).text}
        </p>
      )}
      <ul class="profile-matches">
        {matches.value.slice(0, most.value).map((match) => (
          <FinishedRow
            key={match.id}
            words={words}
            match={match}
            outcome={outcomes.find((one) => one.match === match.id)?.outcome ?? null}
            refused={(why) => {
              no.value = why;
            }}
          />
        ))}
      </ul>
      {matches.value.length > most.value && (
        <button
          type="button"
          class="button is-quiet"
          onClick={() => {
            most.value += AT_FIRST;
          }}
        >
          {words.more}
        </button>
      )}
    </section>
  );
}

/** Where somebody else has asked for it first, the old match knows the new one. */
async function nextOf(id: string): Promise<string> {
  const answer = await ask<MatchPage>('GET', `/matches/${id}`);
  return (answer.ok && answer.value.rematch) || id;
}

interface RowProps {
  readonly words: ProfileWords;
  readonly match: ListedMatch;
  readonly outcome: OwnStatistics['outcomes'][number]['outcome'] | null;
  refused(no: No): void;
}

function FinishedRow({ words, match, outcome, refused }: RowProps) {
  const titleOf = useTitle();
  const title = titleOf(match.game);
  const own = me.value?.name;
  const others = match.people.filter((name) => name !== own).map((name) => name ?? house().table.gone);
  const rematch = async () => {
    const answer = await ask<{ readonly id?: string }>('POST', `/matches/${match.id}/rematch`, {});
    if (!answer.ok) refused(answer.no);
    else go(`/match/${answer.value.id ?? (await nextOf(match.id))}`);
  };
  return (
    <li class="row-card">
      <a class="row-link" href={`/match/${match.id}`}>
        <b>{title}</b>
        {outcome && <span class={`profile-outcome is-${outcome}`}>{words.outcomes[outcome]}</span>}
        <span class="quiet">
          {others.length === 0 ? words.alone : others.join(', ')} · {ago(match.updatedAt, lang())}
        </span>
      </a>
      <div class="profile-row-ways">
        {(match.closedUntil ?? 0) <= Date.now() && (
          <a
            class="icon-button"
            href={`/replay/${match.id}`}
            aria-label={`${words.replay}: ${title}`}
            title={words.replay}
          >
            <Icon name="log" />
          </a>
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={`${words.rematch}: ${title}`}
          title={words.rematch}
          onClick={() => void rematch()}
        >
          <Icon name="again" />
        </button>
      </div>
    </li>
  );
}
