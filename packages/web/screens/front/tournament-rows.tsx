import type { ListedTournament } from '@safehouse/protocol';
import { dateText } from '../../i18n/date-text.ts';
import { t } from '../../i18n/translations.ts';
import { unfinishedTournaments } from '../../online/unfinished-tournaments.ts';
import { useGameTitle } from '../../state/games.ts';

const MAX_OPEN = 3;
/** Tournaments that start later are only listed on the tournaments page. */
const SOON_MS = 24 * 3_600_000;

/** Tournaments that the user has joined, and those of their clubs. Renders nothing without any. */
export function OwnTournaments() {
  const own = unfinishedTournaments.value.filter(isOwn);
  if (own.length === 0) return null;
  return (
    <ul class="list list-columns">
      {own.map((tournament) => (
        <TournamentRow key={tournament.id} {...tournament} />
      ))}
    </ul>
  );
}

/** Tournaments that anybody can join and that start soon. */
export function openTournaments(): readonly ListedTournament[] {
  const until = Date.now() + SOON_MS;
  const open = unfinishedTournaments.value.filter((one) => !isOwn(one) && one.startsAt < until && isJoinable(one));
  return open.slice(0, MAX_OPEN);
}

function isOwn({ isMine, access }: ListedTournament): boolean {
  return isMine || access === 'club';
}

/** After the start, new players can only join an arena or a Swiss. */
function isJoinable({ status, format, players, maxPlayers }: ListedTournament): boolean {
  return players < maxPlayers && (status === 'open' || format === 'arena' || format === 'swiss');
}

export function TournamentRow(tournament: ListedTournament) {
  const { front } = t();
  const titleOf = useGameTitle();
  const { id, name, game, status, startsAt, players, isMine, clubName = '' } = tournament;
  const when = status === 'running' ? front.tournamentRuns : dateText(startsAt);
  return (
    <li class={isOwn(tournament) ? 'row-card is-mine' : 'row-card'}>
      <a class="row-link" href={`/tournament/${id}`}>
        <b>{name}</b>
        <span class="row-state">{isMine ? front.seeTournament : front.joinTournament}</span>
        <span class="quiet">
          {[clubName, when, titleOf(game), front.players(players, players)].filter((text) => text !== '').join(' · ')}
        </span>
      </a>
    </li>
  );
}
