import type { ClubInvitationView } from '@safehouse/protocol';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';
import { clubInvitations, invitations } from '../../online/match-lists.ts';
import { useGameTitle } from '../../state/games.ts';

/** Tables and clubs that the user is invited to. Renders nothing without any. */
export function InvitedTables() {
  const { front, table } = t();
  const titleOf = useGameTitle();
  if (invitations.value.length + clubInvitations.value.length === 0) return null;
  return (
    <ul class="list list-columns">
      {invitations.value.map(({ match, from }) => (
        <li key={match.id} class="row-card is-mine">
          <a class="row-link" href={`/match/${match.id}`}>
            <b>{titleOf(match.game)}</b>
            <span class="row-state">{front.sitDown}</span>
            <span class="quiet">{front.invited(from.name ?? table.gone)}</span>
          </a>
        </li>
      ))}
      {clubInvitations.value.map((invitation) => (
        <ClubRow key={invitation.club.id} {...invitation} />
      ))}
    </ul>
  );
}

function ClubRow({ club, from }: ClubInvitationView) {
  const { front, table } = t();
  return (
    <li class="row-card is-mine">
      <a class="row-link" href={`/club/${club.id}`}>
        <b>{club.name}</b>
        <span class="row-state">{front.seeClub}</span>
        <span class="quiet">{front.invited(from.name ?? table.gone)}</span>
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={`${front.decline}: ${club.name}`}
        title={front.decline}
        onClick={() => void apiRequest('DELETE', `/clubs/${club.id}/invitations`)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
