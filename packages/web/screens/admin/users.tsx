import { useSignal } from '@preact/signals';
import { ActionButton, type AdminPartProps, AdminTable, adminAction, useAdminData } from './admin-table.tsx';

interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly isAdmin: boolean;
  readonly isBanned: boolean;
}

const DAY_MINUTES = 24 * 60;

/** What an admin can do about a user, wherever one is listed. */
export function UserActions({ translations, id }: AdminPartProps & { readonly id: string }) {
  return (
    <>
      <ActionButton
        label={translations.mute}
        run={() => adminAction('PUT', `/users/${id}/mute`, { minutes: DAY_MINUTES })}
      />
      <ActionButton label={translations.unmute} run={() => adminAction('DELETE', `/users/${id}/mute`)} />
      <ActionButton label={translations.ban} run={() => adminAction('POST', `/users/${id}/ban`)} />
      <ActionButton label={translations.unban} run={() => adminAction('POST', `/users/${id}/unban`)} />
    </>
  );
}

export function Users({ translations }: AdminPartProps) {
  const prefix = useSignal('');
  const path = prefix.value.trim() === '' ? null : `/users?name=${encodeURIComponent(prefix.value)}`;
  const data = useAdminData<{ readonly users: readonly ListedUser[] }>(path);
  const users = path === null ? [] : (data?.users ?? []);
  const rows = users.map((user) => ({
    key: user.id,
    cells: [
      <a href={`/profile/${user.id}`}>{user.name}</a>,
      [translations.kinds[user.kind], user.isAdmin && translations.admin, user.isBanned && translations.banned]
        .filter((mark) => mark !== false)
        .join(', '),
      <Addresses id={user.id} />,
      <div class="row">
        <UserActions translations={translations} id={user.id} />
        <RenameForm translations={translations} user={user} />
      </div>,
    ],
  }));
  return (
    <section aria-labelledby="admin-users">
      <h2 id="admin-users">{translations.users}</h2>
      <label class="field">
        <span>{translations.search}</span>
        <input
          type="search"
          value={prefix.value}
          onInput={({ currentTarget }) => {
            prefix.value = currentTarget.value;
          }}
        />
      </label>
      <AdminTable
        heads={[translations.name, translations.kind, translations.addresses, translations.actions]}
        rows={rows}
        empty={path === null ? '' : translations.noUsers}
      />
    </section>
  );
}

function Addresses({ id }: { readonly id: string }) {
  const data = useAdminData<{ readonly addresses: readonly string[] }>(`/users/${id}/addresses`);
  return <>{data?.addresses.join(', ')}</>;
}

function RenameForm({ translations, user }: AdminPartProps & { readonly user: ListedUser }) {
  const name = useSignal(user.name);
  return (
    <>
      <input
        type="text"
        aria-label={translations.newName(user.name)}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
      <ActionButton
        label={translations.rename}
        run={() => adminAction('PUT', `/users/${user.id}/name`, { name: name.value })}
      />
    </>
  );
}
