import { useSignal } from '@preact/signals';
import { AccountNameForm } from '../../components/account-name-form.tsx';
import type { ClubPartProps } from './club-part.ts';
import { clubRequest } from './use-club.ts';

/** Invites an account by name. The user is notified and needs no link. */
export function InvitePlayer({ club, translations }: Pick<ClubPartProps, 'club' | 'translations'>) {
  const done = useSignal('');
  return (
    <AccountNameForm
      class="club-invite"
      label={translations.invitePlayer}
      fieldLabel={`${translations.invitePlayer}: ${translations.inviteName}`}
      button={{ text: translations.inviteSend, class: 'button' }}
      notFoundText={translations.inviteNobody}
      onFound={async ({ id, name }) => {
        const refused = await clubRequest('POST', `${club.id}/invitations`, { to: id });
        done.value = refused ? '' : translations.invited(name ?? '');
        return refused;
      }}
    >
      <p role="status">{done.value}</p>
    </AccountNameForm>
  );
}
