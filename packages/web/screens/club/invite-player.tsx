import { useSignal } from '@preact/signals';
import { refusalText } from '../../i18n/refusal-text.ts';
import { findPerson } from '../../online/people.ts';
import type { ClubPartProps } from './club-part.ts';
import { clubRequest } from './use-club.ts';

/** Invites an account by its name; it is told, and needs no link. */
export function InvitePlayer({ club, translations }: Pick<ClubPartProps, 'club' | 'translations'>) {
  const name = useSignal('');
  const done = useSignal('');
  const error = useSignal('');
  const send = async () => {
    const found = await findPerson(name.value.trim());
    const refused = found.ok
      ? await clubRequest('POST', `${club.id}/invitations`, { to: found.value.id })
      : found.error;
    const isUnknown = !found.ok && found.error.code === 'not-found';
    error.value = refused ? (isUnknown ? translations.inviteNobody : refusalText(refused).text) : '';
    done.value = refused || !found.ok ? '' : translations.invited(found.value.name ?? '');
    if (!refused) name.value = '';
  };
  return (
    <form
      class="club-invite"
      aria-label={translations.invitePlayer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="field">
        <span>
          {translations.invitePlayer}: {translations.inviteName}
        </span>
        <input
          type="search"
          required
          maxLength={60}
          autocomplete="off"
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
            error.value = '';
          }}
        />
      </label>
      <button type="submit" class="button">
        {translations.inviteSend}
      </button>
      {error.value !== '' && (
        <p class="error" role="alert">
          {error.value}
        </p>
      )}
      <p role="status">{done.value}</p>
    </form>
  );
}
