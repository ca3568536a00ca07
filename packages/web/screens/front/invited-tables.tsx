import { t } from '../../i18n/translations.ts';
import { invitations } from '../../online/match-lists.ts';
import { useGameTitle } from '../../state/games.ts';

/** Tables that somebody has asked the user to. Nothing without any. */
export function InvitedTables() {
  const { front, table } = t();
  const titleOf = useGameTitle();
  if (invitations.value.length === 0) return null;
  return (
    <ul class="list list-columns">
      {invitations.value.map(({ match, from }) => (
        <li key={match.id} class="row-card is-mine">
          <a class="row-link" href={`/match/${match.id}`}>
            <b>{titleOf(match.game)}</b>
            <span class="row-state">{front.sitDown}</span>
            <span class="quiet">{front.invited(from.name ?? table.gone)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
