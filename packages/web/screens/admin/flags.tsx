import type { RatingFlagView } from '@safehouse/protocol';
import { useModeName } from '../../components/mode-name.ts';
import { t } from '../../i18n/translations.ts';
import { useGameTitle } from '../../state/games.ts';
import { type AdminPartProps, AdminTable, timeText, useAdminData } from './admin-table.tsx';
import { UserActions } from './users.tsx';

/** Rated matches between accounts that were used from the same device or address. */
export function Flags({ translations }: AdminPartProps) {
  const flags = useAdminData<{ readonly flags: readonly RatingFlagView[] }>('/flags')?.flags ?? [];
  const rows = flags.map((flag) => ({
    key: flag.match,
    cells: [
      timeText(flag.at),
      <FlaggedUsers translations={translations} users={flag.users} />,
      <FlaggedGame flag={flag} />,
      <a href={`/match/${flag.match}`}>{translations.match}</a>,
      flag.isRated ? translations.yes : translations.no,
    ],
  }));
  return (
    <section aria-labelledby="admin-flags">
      <h2 id="admin-flags">{translations.flags}</h2>
      <p class="quiet">{translations.flagsAbout}</p>
      <AdminTable
        heads={[translations.time, translations.players, translations.game, translations.match, translations.counted]}
        rows={rows}
        empty={translations.noFlags}
      />
    </section>
  );
}

function FlaggedUsers({ translations, users }: AdminPartProps & Pick<RatingFlagView, 'users'>) {
  return (
    <ul class="stack">
      {users.map(({ id, name }) => (
        <li key={id} class="row">
          <a href={`/profile/${id}`}>{name ?? t().table.gone}</a>
          <UserActions translations={translations} user={{ id, name }} />
        </li>
      ))}
    </ul>
  );
}

function FlaggedGame({ flag: { game, mode } }: { readonly flag: RatingFlagView }) {
  const titleOf = useGameTitle();
  return (
    <>
      {titleOf(game)}, {useModeName(game, mode)}
    </>
  );
}
