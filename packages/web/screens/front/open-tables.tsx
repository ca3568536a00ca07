import type { ListedMatch } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';
import { useOpenTables } from '../../online/match-lists.ts';
import { socket } from '../../online/socket.ts';
import { useGameTitle } from '../../state/games.ts';

export function OpenTables() {
  const words = t().front;
  const open = useOpenTables();
  const isLost = socket.state.value === 'lost';
  return (
    <section class="list" aria-labelledby="open">
      <h2 id="open">{words.open}</h2>
      {isLost && <p class="quiet">{words.offline}</p>}
      {!isLost && open?.length === 0 && <p class="quiet">{words.openNone}</p>}
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
  const words = t();
  const titleOf = useGameTitle();
  const names = people.map((name) => name ?? words.table.gone).join(', ') || words.front.alone;
  return (
    <li class="row-card">
      <a class="row-link" href={`/match/${id}`}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{words.front.sitDown}</span>
        <span class="quiet">
          {names} · {words.front.players(seats, seats)}
        </span>
      </a>
    </li>
  );
}
