import type { ListedTournament } from '@safehouse/protocol';
import { dateText } from '../../i18n/date-text.ts';
import { t } from '../../i18n/translations.ts';
import { unfinishedTournaments } from '../../online/unfinished-tournaments.ts';
import { useGameTitle } from '../../state/games.ts';

const MAX_OPEN = 3;
/** What starts later can be found under Tournaments. */
const SOON_MS = 24 * 3_600_000;

/** Of the user and of their clubs: what they have joined or may join. Nothing without any. */
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

/** Tournaments that everybody may join soon. */
export function openTournaments(): readonly ListedTournament[] {
  const until = Date.now() + SOON_MS;
  const open = unfinishedTournaments.value.filter((one) => !isOwn(one) && one.startsAt < until && isJoinable(one));
  return open.slice(0, MAX_OPEN);
}

function isOwn({ isMine, access }: ListedTournament): boolean {
  return isMine || access === 'club';
}

/** After the start new players may join an arena or a Swiss only. */
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
