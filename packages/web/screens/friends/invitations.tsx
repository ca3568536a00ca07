import type { InvitationView } from '@safehouse/protocol';
import { declineInvitation } from '../../online/people.ts';
import { useGameTitle } from '../../state/games.ts';
import type { FriendsTranslations } from './locales/index.ts';
import { reloadPeople } from './use-people.ts';

interface InvitationsProps {
  readonly translations: FriendsTranslations;
  readonly invitations: readonly InvitationView[];
}

/** Tables that the user is invited to. Renders nothing without any. */
export function Invitations({ translations, invitations }: InvitationsProps) {
  const titleOf = useGameTitle();
  if (invitations.length === 0) return null;
  return (
    <section class="friends-part" aria-labelledby="friends-invitations">
      <h2 id="friends-invitations">{translations.invitations}</h2>
      <ul>
        {invitations.map(({ match, from }) => (
          <li key={match.id} class="row-card is-mine friends-row">
            <b class="friends-name">{titleOf(match.game)}</b>
            <span class="quiet friends-about">{translations.invitesYou(from.name ?? translations.gone)}</span>
            <span class="friends-buttons">
              <a class="button" href={`/match/${match.id}`}>
                {translations.sitDown}
              </a>
              <button
                type="button"
                class="button is-quiet"
                onClick={() => void declineInvitation(match.id).then(reloadPeople)}
              >
                {translations.decline}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
