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
export function UserActions({ words, id }: AdminPartProps & { readonly id: string }) {
  return (
    <>
      <ActionButton label={words.mute} run={() => adminAction('PUT', `/users/${id}/mute`, { minutes: DAY_MINUTES })} />
      <ActionButton label={words.unmute} run={() => adminAction('DELETE', `/users/${id}/mute`)} />
      <ActionButton label={words.ban} run={() => adminAction('POST', `/users/${id}/ban`)} />
      <ActionButton label={words.unban} run={() => adminAction('POST', `/users/${id}/unban`)} />
    </>
  );
}

export function Users({ words }: AdminPartProps) {
  const prefix = useSignal('');
  const path = prefix.value.trim() === '' ? null : `/users?name=${encodeURIComponent(prefix.value)}`;
  const data = useAdminData<{ readonly users: readonly ListedUser[] }>(path);
  const users = path === null ? [] : (data?.users ?? []);
  const rows = users.map((user) => ({
    key: user.id,
    cells: [
      <a href={`/profile/${user.id}`}>{user.name}</a>,
      [words.kinds[user.kind], user.isAdmin && words.admin, user.isBanned && words.banned]
        .filter((mark) => mark !== false)
        .join(', '),
      <Addresses id={user.id} />,
      <div class="row">
        <UserActions words={words} id={user.id} />
        <RenameForm words={words} user={user} />
      </div>,
    ],
  }));
  return (
    <section aria-labelledby="admin-users">
      <h2 id="admin-users">{words.users}</h2>
      <label class="field">
        <span>{words.search}</span>
        <input
          type="search"
          value={prefix.value}
          onInput={({ currentTarget }) => {
            prefix.value = currentTarget.value;
          }}
        />
      </label>
      <AdminTable
        heads={[words.name, words.kind, words.addresses, words.actions]}
        rows={rows}
        empty={path === null ? '' : words.noUsers}
      />
    </section>
  );
}

function Addresses({ id }: { readonly id: string }) {
  const data = useAdminData<{ readonly addresses: readonly string[] }>(`/users/${id}/addresses`);
  return <>{data?.addresses.join(', ')}</>;
}

function RenameForm({ words, user }: AdminPartProps & { readonly user: ListedUser }) {
  const name = useSignal(user.name);
  return (
    <>
      <input
        type="text"
        aria-label={words.newName(user.name)}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
      <ActionButton
        label={words.rename}
        run={() => adminAction('PUT', `/users/${user.id}/name`, { name: name.value })}
      />
    </>
  );
}
