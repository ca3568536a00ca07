import { useSignal } from '@preact/signals';
import type { ClubMembersView, ClubMemberView, FriendStatus } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { useFriendStatuses } from '../../online/friend-presence.ts';
import { currentUser } from '../../online/session.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { useGameTitle } from '../../state/games.ts';
import { LeaveClub } from './club-actions.tsx';
import { type ClubPartProps, isOrganiser } from './club-part.ts';
import { useClubPart } from './use-club.ts';

/** The members with their ratings, and for friends whether they are online. */
export function Members(props: ClubPartProps) {
  const { club, translations, changes, send } = props;
  const view = useClubPart<ClubMembersView>(`/clubs/${club.id}/members`, changes);
  const statuses = useFriendStatuses();
  if (!view) return <p class="quiet">{t().loading}</p>;
  return (
    <section class="club-part" aria-label={translations.tabs.members}>
      <ul>
        {view.members.map((member) => (
          <MemberRow key={member.id} member={member} status={statuses.get(member.id)} {...props} />
        ))}
      </ul>
      {view.removed.length > 0 && (
        <>
          <h2>{translations.removed}</h2>
          <ul>
            {view.removed.map(({ id, name }) => (
              <li key={id} class="row-card club-member">
                <span class="club-name">{name ?? t().table.gone}</span>
                <span class="club-buttons">
                  <button
                    type="button"
                    class="button is-quiet"
                    aria-label={`${translations.readmit}: ${name ?? t().table.gone}`}
                    onClick={() => void send('DELETE', `${club.id}/removed/${id}`)}
                  >
                    {translations.readmit}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {club.role !== null && <LeaveClub {...props} />}
    </section>
  );
}

interface MemberRowProps extends ClubPartProps {
  readonly member: ClubMemberView;
  readonly status: FriendStatus | undefined;
}

function MemberRow({ member, status, ...props }: MemberRowProps) {
  const { translations } = props;
  const { id, name, role } = member;
  return (
    <li class={id === currentUser.value?.id ? 'row-card club-member is-mine' : 'row-card club-member'}>
      {name === null ? (
        <span class="club-name">{t().table.gone}</span>
      ) : (
        <PersonLink class="club-name club-person" user={id} name={name}>
          <UserAvatar user={id} name={name} />
          <span>{name}</span>
        </PersonLink>
      )}
      {role !== 'member' && <span>{translations.roles[role]}</span>}
      {status && <span class="club-status">{translations.statuses[status]}</span>}
      <RatingTexts member={member} />
      <MemberActions member={member} {...props} />
    </li>
  );
}

/** The best rating of each game. */
function RatingTexts({ member }: { readonly member: ClubMemberView }) {
  const titleOf = useGameTitle();
  const best = [...Map.groupBy(member.ratings, ({ game }) => game)].map(([game, ratings]) => ({
    game,
    rating: Math.max(...ratings.map(({ rating }) => rating)),
  }));
  if (best.length === 0) return null;
  const texts = best.map(({ game, rating }) => `${titleOf(game)} ${formatNumber(currentLang(), rating)}`);
  return <span class="quiet">{texts.join(' · ')}</span>;
}

interface MemberActionsProps extends ClubPartProps {
  readonly member: ClubMemberView;
}

/** Shown to the founder, and to organisers for members. Rarely needed, so closed at first. */
function MemberActions(props: MemberActionsProps) {
  const isOpen = useSignal(false);
  const { member, club, translations } = props;
  const isAllowed = isOrganiser(club) && (member.role === 'member' || club.role === 'founder');
  if (member.role === 'founder' || !isAllowed) return null;
  return (
    <div class={isOpen.value ? 'club-member-actions is-open' : 'club-member-actions'}>
      <button
        type="button"
        class="text-button quiet"
        aria-label={`${translations.tabs.settings}: ${member.name ?? t().table.gone}`}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {translations.tabs.settings}
      </button>
      {isOpen.value && <MemberButtons {...props} />}
    </div>
  );
}

function MemberButtons({ member, club, translations, send }: MemberActionsProps) {
  const { id, role } = member;
  const name = member.name ?? t().table.gone;
  const path = `${club.id}/members/${id}`;
  const setRole = (next: ClubMemberView['role']) => () => void send('PUT', path, { role: next });
  const isRaised = role === 'organiser';
  const change = isRaised ? translations.makeMember : translations.makeOrganiser;
  return (
    <div class="club-buttons">
      {club.role === 'founder' && (
        <>
          <button
            type="button"
            class="button is-quiet"
            aria-label={`${change}: ${name}`}
            onClick={setRole(isRaised ? 'member' : 'organiser')}
          >
            {change}
          </button>
          <ConfirmButton
            label={translations.handOver}
            name={`${translations.handOver}: ${name}`}
            question={translations.handOverSure(name)}
            onConfirm={setRole('founder')}
          />
        </>
      )}
      <ConfirmButton
        label={translations.remove}
        name={`${translations.remove}: ${name}`}
        question={translations.removeSure(name)}
        onConfirm={() => void send('DELETE', path)}
      />
    </div>
  );
}
