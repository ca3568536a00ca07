import type { ListedMatch } from '@safehouse/protocol';
import { nameWithBotMark } from '../../avatar/known-bots.ts';
import { t } from '../../i18n/translations.ts';
import { useLobby } from '../../online/match-lists.ts';
import { currentUser } from '../../online/session.ts';
import { socket } from '../../online/socket.ts';
import { PersonFace } from '../../person/person-face.tsx';
import { useGameTitle } from '../../state/games.ts';
import { OpenSeekRow } from './open-seek-row.tsx';
import { openTournaments, TournamentRow } from './tournament-rows.tsx';

/** Everybody who waits for others: seeks, tables with a free seat, and tournaments. */
export function OpenTables() {
  const translations = t().front;
  const lobby = useLobby();
  const isLost = socket.state.value === 'lost';
  const seeks = lobby?.seeks.filter(({ user }) => user !== currentUser.value?.id) ?? [];
  const tournaments = openTournaments();
  const isEmpty = lobby !== null && lobby.tables.length + seeks.length + tournaments.length === 0;
  return (
    <section class="list" aria-labelledby="open">
      <h2 id="open">{translations.open}</h2>
      {isLost && <p class="quiet">{translations.offline}</p>}
      {!isLost && isEmpty && <p class="quiet">{translations.openNone}</p>}
      {!isLost && (
        <ul>
          {seeks.map((seek) => (
            <OpenSeekRow key={seek.user} {...seek} />
          ))}
          {lobby?.tables.map((match) => (
            <OpenTableRow key={match.id} {...match} />
          ))}
          {tournaments.map((tournament) => (
            <TournamentRow key={tournament.id} {...tournament} />
          ))}
        </ul>
      )}
    </section>
  );
}

export function OpenTableRow({ id, game, opponents, seats, series }: ListedMatch) {
  const translations = t();
  const titleOf = useGameTitle();
  const people = opponents.flatMap((player) => (player.type === 'person' ? [player] : []));
  const names = people.map(({ user, name }) => (name === null ? translations.table.gone : nameWithBotMark(user, name)));
  return (
    <li class="row-card">
      {people.map(({ user, name }) => name !== null && <PersonFace key={user} user={user} name={name} />)}
      <a class="row-link" href={`/match/${id}`}>
        <b>{titleOf(game)}</b>
        <span class="row-state">{translations.front.sitDown}</span>
        <span class="quiet">
          {names.join(', ') || translations.front.alone} · {translations.front.players(seats, seats)}
          {series && ` · ${translations.series.bestOf(series.bestOf)}`}
        </span>
      </a>
    </li>
  );
}
