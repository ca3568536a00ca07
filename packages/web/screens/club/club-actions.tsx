import { useSignal } from '@preact/signals';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import type { RequestError } from '../../online/api.ts';
import { AccountNeeded, useIsAccount } from '../profile/account-needed.tsx';
import type { ClubPartProps } from './club-part.ts';
import { clubRequest, invitationInLink } from './use-club.ts';

/** Only for joining. The button to leave is below the list of members. */
export function JoinClub({ club, translations, reload }: ClubPartProps) {
  const isAccount = useIsAccount();
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const invitation = invitationInLink();
  const join = async () => {
    isBusy.value = true;
    error.value = await clubRequest('POST', `${club.id}/join`, invitation === undefined ? {} : { invitation });
    isBusy.value = false;
    reload();
  };
  if (!club.canJoin) return null;
  if (!isAccount) return <AccountNeeded text={translations.needsAccount} />;
  return (
    <>
      <button type="button" class="button is-main is-big" disabled={isBusy.value} onClick={() => void join()}>
        {translations.join}
      </button>
      <ErrorMessage error={error.value} />
    </>
  );
}

export function LeaveClub({ club, translations, reload }: ClubPartProps) {
  const error = useSignal<RequestError | null>(null);
  const leave = async () => {
    error.value = await clubRequest('POST', `${club.id}/leave`);
    reload();
  };
  return (
    <>
      <ConfirmButton
        label={translations.leave}
        question={leaveQuestion(club, translations)}
        onConfirm={() => void leave()}
      />
      <ErrorMessage error={error.value} />
    </>
  );
}

function leaveQuestion({ role, memberCount }: ClubPartProps['club'], translations: ClubPartProps['translations']) {
  if (memberCount === 1) return translations.leaveLast;
  return role === 'founder' ? translations.leaveFounder : translations.leaveSure;
}
