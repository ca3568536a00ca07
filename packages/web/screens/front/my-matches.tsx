import { useSignal } from '@preact/signals';
import type { ListedMatch } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { relativeTime } from '../../i18n/relative-time.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import { MatchDb, type StoredMatch } from '../../local/match-db.ts';
import { useMyMatches } from '../../online/match-lists.ts';
import { useGameTitle } from '../../state/games.ts';

/** The user's unfinished matches in this browser and on the server, those with the user to move first. */
export function MyMatches() {
  const translations = t().front;
  const mine = useMyMatches();
  const local = useSignal<readonly StoredMatch[]>([]);
  useEffect(() => {
    void unfinishedLocalMatches().then((matches) => {
      local.value = matches;
    });
  }, []);
  const online = (mine ?? []).filter(({ status }) => status === 'running' || status === 'open');
  const isEmpty = online.length === 0 && local.value.length === 0;
  const remove = (id: StoredMatch['id']) => {
    local.value = local.value.filter((match) => match.id !== id);
    void new MatchDb().remove(id);
  };
  return (
    <section class="list" aria-labelledby="mine">
      <h2 id="mine">{translations.mine}</h2>
      {isEmpty && <p class="quiet">{translations.mineNone}</p>}
      <ul>
        {online
          .sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
          .map((match) => (
            <OnlineMatchRow key={match.id} {...match} />
          ))}
        {local.value.map((match) => (
          <LocalMatchRow key={match.id} match={match} remove={() => remove(match.id)} />
        ))}
      </ul>
    </section>
  );
}

/** The latest first; none if the browser has no IndexedDB. */
async function unfinishedLocalMatches(): Promise<readonly StoredMatch[]> {
  try {
    const matches = await new MatchDb().getAll();
    return matches.filter(({ isOver }) => !isOver).sort((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
}

function OnlineMatchRow({ id, game, people, yourTurn, status, updatedAt }: ListedMatch) {
  const translations = t();
  const titleOf = useGameTitle();
  const state = yourTurn
    ? translations.front.yourTurn
    : status === 'open'
      ? translations.front.notStarted
      : translations.front.waiting;
  const names = people.map((name) => name ?? translations.table.gone).join(', ');
  return (
    <li class={`row-card${yourTurn ? ' is-mine' : ''}`}>
      <a class="row-link" href={`/match/${id}`}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{state}</span>
        <span class="quiet">
          {names} · {relativeTime(updatedAt, currentLang())}
        </span>
      </a>
    </li>
  );
}

function LocalMatchRow({ match, remove }: { readonly match: StoredMatch; remove(): void }) {
  const translations = t().front;
  const titleOf = useGameTitle();
  const title = titleOf(match.header.game);
  return (
    <li class="row-card is-mine">
      <a class="row-link" href={`/local/${match.id}`}>
        <b>{title}</b>
        <span class="row-state">{translations.goOn}</span>
        <span class="quiet">
          {translations.inBrowser} · {relativeTime(match.updatedAt, currentLang())}
        </span>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={`${translations.remove}: ${title}`}
        title={translations.remove}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
