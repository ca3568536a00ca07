import { formatList } from '@safehouse/ui';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../components/icon.tsx';
import { NameField } from '../../components/name-field.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { invitedTo } from '../../match/rematch-invitations.ts';
import { applicableChoices, chosenValue } from '../../screens/new-table/table-draft.ts';
import { presetWith } from '../../state/clock-presets.ts';
import { useClockPresets } from '../../state/use-clock-presets.ts';
import { BotSeats, maySeatBots } from '../bot-seats/bot-seats.tsx';
import type { TableContext } from '../table-context.ts';
import { reservedSeat, SeriesWaiting } from './series-waiting.tsx';

/** A table that has not started. */
export function WaitingForPlayers(context: TableContext) {
  const { source, matchView } = context;
  const translations = t();
  const free = matchView.players.filter(({ type }) => type === 'open').length;
  if (reservedSeat(matchView) >= 0) return <SeriesWaiting {...context} />;
  if (matchView.status === 'closed') return <ClosedTable {...context} />;
  if (free === 0) return <TableMessage text={translations.table.veiled} />;
  const invited = invitedTo(matchView.id);
  return (
    <section class="waiting" aria-label={translations.table.open}>
      <h2>{headingOf(context, invited)}</h2>
      <TableTerms {...context} />
      <p class="lead">{invited.length > 0 ? translations.table.invited : translations.table.openSeats(free)}</p>
      {matchView.seat === null ? (
        <>
          <JoinForm onJoin={source.join} isPending={source.isPending.value} />
          <button type="button" class="button is-quiet" onClick={() => context.showRules(null)}>
            <Icon name="rules" />
            {translations.table.rules}
          </button>
        </>
      ) : (
        <ShareLink label={translations.table.share} path={`/match/${matchView.id}`} isPrimary={invited.length === 0} />
      )}
      {maySeatBots(matchView) && <BotSeats {...context} />}
      {matchView.seat !== null && matchView.pair && (
        <ShareLink label={translations.table.pairShare} path={`/match/${matchView.pair}`} />
      )}
      {matchView.seat !== null && (
        <button type="button" class="button is-quiet" onClick={source.leave}>
          {translations.table.leave}
        </button>
      )}
    </section>
  );
}

function ClosedTable({ game }: TableContext) {
  const { setup, table } = t();
  return (
    <TableMessage text={table.closed}>
      <a class="button" href={`/new/${game.ui.id}?with=friends`}>
        {setup.title(game.translations.title)}
      </a>
    </TableMessage>
  );
}

/** Instead of a table that nobody can join, with a way on. */
function TableMessage({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <section class="waiting" aria-label={text}>
      <p class="lead">{text}</p>
      <a class="button is-main" href="/">
        {t().home}
      </a>
      {children}
    </section>
  );
}

function headingOf({ matchView, playerNames, game }: TableContext, invited: readonly string[]): string {
  const { table } = t();
  if (invited.length > 0) return table.awaited(formatList(currentLang(), invited));
  if (matchView.seat !== null || matchView.host === undefined) return table.open;
  return table.invites(playerNames[matchView.host], game.translations.title);
}

/** What will be played: options that differ from the default, the clock, the series, and whether the match is rated. */
function TableTerms({ matchView, game }: TableContext) {
  const { front, series: seriesTexts, setup } = t();
  const { players, clockRule, series, rated } = matchView;
  const options = { ...matchView.options };
  const unusual = applicableChoices(game.ui, { players: players.length, options })
    .map((choice) => ({ usual: choice.values[0], chosen: chosenValue(choice, options) }))
    .filter(({ usual, chosen }) => chosen !== usual);
  const terms = [
    front.players(players.length, players.length),
    ...unusual.map(({ chosen }) => chosen.label(game.translations)),
    presetWith(useClockPresets(game.ui.id), clockRule)?.label,
    series && seriesTexts.bestOf(series.bestOf),
    rated && setup.rated,
  ];
  return <p class="quiet">{terms.filter(Boolean).join(' · ')}</p>;
}

function JoinForm({ onJoin, isPending }: { onJoin(): void; readonly isPending: boolean }) {
  const translations = t();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onJoin();
      }}
    >
      <NameField />
      <button type="submit" class="button is-main" disabled={isPending}>
        {translations.table.sitDown}
      </button>
    </form>
  );
}
