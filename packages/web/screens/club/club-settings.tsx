import { useSignal } from '@preact/signals';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { navigate } from '../../state/router.ts';
import { ClubForm } from './club-form.tsx';
import type { ClubPartProps } from './club-part.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitePlayer } from './invite-player.tsx';
import { clubRequest } from './use-club.ts';

/** For organisers: the invitation link, name and description, and deleting the club. */
export function ClubSettings({ club, translations, reload }: ClubPartProps) {
  const isSaved = useSignal(false);
  const { id, name, description, access, role } = club;
  return (
    <section class="club-part" aria-label={translations.tabs.settings}>
      <InvitationLink club={club} translations={translations} />
      <InvitePlayer club={club} translations={translations} />
      <ConfirmButton
        label={translations.renew}
        question={translations.renewSure}
        onConfirm={() => void clubRequest('POST', `${id}/invitation`).then(reload)}
      />
      <ClubForm
        translations={translations}
        initial={{ name, description, access }}
        sendLabel={translations.save}
        send={async (fields) => {
          const error = await clubRequest('PUT', id, fields);
          isSaved.value = error === null;
          reload();
          return error;
        }}
      />
      <p role="status">{isSaved.value ? translations.saved : ''}</p>
      {role === 'founder' && (
        <ConfirmButton
          label={translations.dissolve}
          question={translations.dissolveSure}
          onConfirm={() =>
            void clubRequest('DELETE', id).then((error) => {
              if (error === null) navigate('/club');
            })
          }
        />
      )}
    </section>
  );
}
