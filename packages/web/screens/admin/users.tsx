import { useSignal } from '@preact/signals';
import { TextField } from '../../components/text-field.tsx';
import { t } from '../../i18n/translations.ts';
import { ActionButton, type AdminPartProps, AdminTable, adminAction, useAdminData } from './admin-table.tsx';
import { RenameForm } from './rename-form.tsx';

interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly isAdmin: boolean;
  readonly isBanned: boolean;
}

interface UserProps extends AdminPartProps {
  readonly user: ListedUser;
}

const DAY_MINUTES = 24 * 60;

interface UserActionsProps extends AdminPartProps {
  /** `isBanned` is missing in lists that do not contain it. */
  readonly user: { readonly id: string; readonly name: string | null; readonly isBanned?: boolean };
}

/** An admin's actions for a user, for all lists of users. */
export function UserActions({ translations, user: { id, name, isBanned } }: UserActionsProps) {
  return (
    <>
      <ActionButton
        label={translations.mute}
        run={() => adminAction('PUT', `/users/${id}/mute`, { minutes: DAY_MINUTES })}
      />
      <ActionButton label={translations.unmute} run={() => adminAction('DELETE', `/users/${id}/mute`)} />
      {isBanned !== true && (
        <ActionButton
          label={translations.ban}
          question={translations.banQuestion(name ?? t().table.gone)}
          run={() => adminAction('POST', `/users/${id}/ban`)}
        />
      )}
      {isBanned !== false && (
        <ActionButton label={translations.unban} run={() => adminAction('POST', `/users/${id}/unban`)} />
      )}
    </>
  );
}

/** Guests and banned users cannot be admins. */
function AdminRightsButton({ translations, user: { id, name, kind, isAdmin, isBanned } }: UserProps) {
  if (isAdmin)
    return <ActionButton label={translations.revokeAdmin} run={() => adminAction('DELETE', `/users/${id}/admin`)} />;
  if (kind === 'guest' || isBanned) return null;
  return (
    <ActionButton
      label={translations.grantAdmin}
      question={translations.grantAdminQuestion(name)}
      run={() => adminAction('PUT', `/users/${id}/admin`)}
    />
  );
}

export function Users({ translations }: AdminPartProps) {
  const prefix = useSignal('');
  const path = prefix.value.trim() === '' ? null : `/users?name=${encodeURIComponent(prefix.value)}`;
  const data = useAdminData<{ readonly users: readonly ListedUser[] }>(path);
  const users = data?.users ?? [];
  const rows = users.map((user) => ({
    key: user.id,
    cells: [
      <a href={`/profile/${user.id}`}>{user.name}</a>,
      [translations.kinds[user.kind], user.isAdmin && translations.admin, user.isBanned && translations.banned]
        .filter((mark) => mark !== false)
        .join(', '),
      <Addresses id={user.id} />,
      <div class="row">
        <UserActions translations={translations} user={user} />
        <AdminRightsButton translations={translations} user={user} />
        <RenameForm translations={translations} path={`/users/${user.id}`} name={user.name} />
      </div>,
    ],
  }));
  return (
    <section aria-labelledby="admin-users">
      <h2 id="admin-users">{translations.users}</h2>
      <TextField
        type="search"
        label={translations.search}
        value={prefix.value}
        onChange={(value) => {
          prefix.value = value;
        }}
      />
      <AdminTable
        heads={[translations.name, translations.kind, translations.addresses, translations.actions]}
        rows={rows}
        empty={data ? translations.noUsers : ''}
      />
    </section>
  );
}

function Addresses({ id }: { readonly id: string }) {
  const data = useAdminData<{ readonly addresses: readonly string[] }>(`/users/${id}/addresses`);
  return <>{data?.addresses.join(', ')}</>;
}
