import { useSignal } from '@preact/signals';
import { refusalText } from '../../i18n/refusal-text.ts';
import type { RequestError } from '../../online/api.ts';
import { AccountDoor, useIsAccount } from './account-door.tsx';
import type { ClubPartProps } from './club-part.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { clubRequest, invitationInLink } from './use-club.ts';

/** Join or leave. */
export function ClubActions({ club, translations, reload }: ClubPartProps) {
  const isAccount = useIsAccount();
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const act = async (path: string, body?: object) => {
    isBusy.value = true;
    error.value = await clubRequest('POST', `${club.id}/${path}`, body);
    isBusy.value = false;
    reload();
  };
  const invitation = invitationInLink();
  if (club.canJoin && !isAccount) return <AccountDoor text={translations.needsAccount} />;
  return (
    <>
      <div class="row">
        {club.canJoin && (
          <button
            type="button"
            class="button is-main is-big"
            disabled={isBusy.value}
            onClick={() => void act('join', invitation === undefined ? {} : { invitation })}
          >
            {translations.join}
          </button>
        )}
        {club.role !== null && (
          <ConfirmButton
            label={translations.leave}
            question={leaveQuestion(club, translations)}
            onConfirm={() => void act('leave')}
          />
        )}
      </div>
      {error.value && (
        <p class="error" role="alert">
          {refusalText(error.value).text}
        </p>
      )}
    </>
  );
}

function leaveQuestion({ role, memberCount }: ClubPartProps['club'], translations: ClubPartProps['translations']) {
  if (memberCount === 1) return translations.leaveLast;
  return role === 'founder' ? translations.leaveFounder : translations.leaveSure;
}
