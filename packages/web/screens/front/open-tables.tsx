import type { ListedMatch } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';
import { useOpenTables } from '../../online/match-lists.ts';
import { socket } from '../../online/socket.ts';
import { useGameTitle } from '../../state/games.ts';

export function OpenTables() {
  const translations = t().front;
  const open = useOpenTables();
  const isLost = socket.state.value === 'lost';
  return (
    <section class="list" aria-labelledby="open">
      <h2 id="open">{translations.open}</h2>
      {isLost && <p class="quiet">{translations.offline}</p>}
      {!isLost && open?.length === 0 && <p class="quiet">{translations.openNone}</p>}
      {!isLost && (
        <ul>
          {open?.map((match) => (
            <OpenTableRow key={match.id} {...match} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenTableRow({ id, game, people, seats }: ListedMatch) {
  const translations = t();
  const titleOf = useGameTitle();
  const names = people.map((name) => name ?? translations.table.gone).join(', ') || translations.front.alone;
  return (
    <li class="row-card">
      <a class="row-link" href={`/match/${id}`}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{translations.front.sitDown}</span>
        <span class="quiet">
          {names} · {translations.front.players(seats, seats)}
        </span>
      </a>
    </li>
  );
}
