import { t } from '../../i18n/translations.ts';
import { useLobby } from '../../online/match-lists.ts';
import { currentUser } from '../../online/session.ts';
import { OpenSeekRow } from '../front/open-seek-row.tsx';
import { OpenTableRow } from '../front/open-tables.tsx';

/** Users who wait for an opponent in this game; a press starts the match. Renders nothing if nobody waits. */
export function WaitingOpponents({ game }: { readonly game: string }) {
  const lobby = useLobby();
  const seeks = lobby?.seeks.filter((seek) => seek.game === game && seek.user !== currentUser.value?.id) ?? [];
  const tables = lobby?.tables.filter((table) => table.game === game) ?? [];
  if (seeks.length + tables.length === 0) return null;
  return (
    <section class="list" aria-labelledby="open">
      <h2 id="open">{t().front.open}</h2>
      <ul>
        {seeks.map((seek) => (
          <OpenSeekRow key={seek.user} {...seek} />
        ))}
        {tables.map((table) => (
          <OpenTableRow key={table.id} {...table} />
        ))}
      </ul>
    </section>
  );
}
