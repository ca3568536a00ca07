import { useSignal } from '@preact/signals';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import type { RequestError } from '../../online/api.ts';
import { navigate } from '../../state/router.ts';
import { ClubForm } from './club-form.tsx';
import type { ClubPartProps } from './club-part.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InvitePlayer } from './invite-player.tsx';
import { clubRequest } from './use-club.ts';

/** For organisers: the invitation link, name and description, and deleting the club. */
export function ClubSettings({ club, translations, reload, send }: ClubPartProps) {
  const isSaved = useSignal(false);
  const error = useSignal<RequestError | null>(null);
  const { id, name, description, access, role } = club;
  return (
    <section class="club-part" aria-label={translations.tabs.settings}>
      <InvitationLink club={club} translations={translations} />
      <InvitePlayer club={club} translations={translations} />
      <ConfirmButton
        label={translations.renew}
        question={translations.renewSure}
        onConfirm={() => void send('POST', `${id}/invitation`)}
      />
      <ClubForm
        translations={translations}
        initial={{ name, description, access }}
        sendLabel={translations.save}
        send={async (fields) => {
          const refused = await clubRequest('PUT', id, fields);
          isSaved.value = refused === null;
          reload();
          return refused;
        }}
      />
      <p role="status">{isSaved.value ? translations.saved : ''}</p>
      {role === 'founder' && (
        <ConfirmButton
          label={translations.dissolve}
          question={translations.dissolveSure}
          onConfirm={() =>
            void clubRequest('DELETE', id).then((refused) => {
              error.value = refused;
              if (refused === null) navigate('/club');
            })
          }
        />
      )}
      <ErrorMessage error={error.value} />
    </section>
  );
}
