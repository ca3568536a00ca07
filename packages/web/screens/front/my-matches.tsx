import { useSignal } from '@preact/signals';
import type { ListedMatch } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { Keeping, type KeptMatch } from '../../local/keeping.ts';
import { useMyMatches } from '../../online/lists.ts';
import { Icon } from '../../parts/icons.tsx';
import { useTitle } from '../../state/games.ts';
import { house, lang } from '../../state/words.ts';
import { ago } from './ago.ts';

/** Matches one is in, here and on the server: those first that wait for one's own move. */
export function MyMatches() {
  const words = house().front;
  const mine = useMyMatches();
  const kept = useSignal<readonly KeptMatch[]>([]);
  useEffect(() => {
    void localMatches().then((all) => {
      kept.value = all;
    });
  }, []);
  const online = (mine ?? []).filter(({ status }) => status === 'running' || status === 'open');
  const isEmpty = online.length === 0 && kept.value.length === 0;
  const remove = (id: KeptMatch['id']) => {
    kept.value = kept.value.filter((match) => match.id !== id);
    void new Keeping().remove(id);
  };
  return (
    <section class="list" aria-labelledby="mine">
      <h2 id="mine">{words.mine}</h2>
      {isEmpty && <p class="quiet">{words.mineNone}</p>}
      <ul>
        {online
          .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
          .map((match) => (
            <OnlineRow key={match.id} {...match} />
          ))}
        {kept.value.map((match) => (
          <LocalRow key={match.id} match={match} remove={() => remove(match.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Unfinished ones, the latest first. A browser without a database has none. */
async function localMatches(): Promise<readonly KeptMatch[]> {
  try {
    const all = await new Keeping().all();
    return all.filter(({ isOver }) => !isOver).sort((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
}

function OnlineRow({ id, game, people, yourTurn, status, updatedAt }: ListedMatch) {
  const words = house();
  const titleOf = useTitle();
  const state = yourTurn
    ? words.front.yourTurn
    : status === 'open'
      ? words.front.notStarted
      : words.front.waiting;
  const names = people.map((name) => name ?? words.table.gone).join(', ');
  return (
    <li class={`row-card${yourTurn ? ' is-mine' : ''}`}>
      <a class="row-link" href={`/match/${id}`}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{state}</span>
        <span class="quiet">
          {names} · {ago(updatedAt, lang())}
        </span>
      </a>
    </li>
  );
}

function LocalRow({ match, remove }: { readonly match: KeptMatch; remove(): void }) {
  const words = house().front;
  const titleOf = useTitle();
  const title = titleOf(match.header.game);
  return (
    <li class="row-card is-mine">
      <a class="row-link" href={`/local/${match.id}`}>
        <b>{title}</b>
        <span class="row-state">{words.goOn}</span>
        <span class="quiet">
          {words.inBrowser} · {ago(match.updatedAt, lang())}
        </span>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={`${words.remove}: ${title}`}
        title={words.remove}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
