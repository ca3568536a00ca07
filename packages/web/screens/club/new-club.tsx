import { newId } from '@safehouse/protocol';
import { useMemo } from 'preact/hooks';
import { apiRequest } from '../../online/api.ts';
import { leaveForm } from '../../state/router.ts';
import { AccountNeeded, useIsAccount } from '../profile/account-needed.tsx';
import { ClubForm } from './club-form.tsx';
import type { ClubTranslations } from './locales/index.ts';

export function NewClub({ translations }: { readonly translations: ClubTranslations }) {
  const isAccount = useIsAccount();
  // The same for every press of the button, so that a retry after a lost response does not create a second club.
  const key = useMemo(newId, []);
  return (
    <>
      <h1>{translations.create}</h1>
      {isAccount ? (
        <ClubForm
          translations={translations}
          initial={{ name: '', description: '', access: 'open' }}
          sendLabel={translations.found}
          send={async (fields) => {
            const answer = await apiRequest<{ readonly id: string }>('POST', '/clubs', { ...fields, key });
            if (!answer.ok) return answer.error;
            leaveForm(`/club/${answer.value.id}`);
            return null;
          }}
        />
      ) : (
        <AccountNeeded text={translations.needsAccount} />
      )}
    </>
  );
}
