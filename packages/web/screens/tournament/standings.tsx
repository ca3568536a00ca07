import { useSignal } from '@preact/signals';
import type { TournamentFormat, TournamentStandingsView, TournamentStandingView } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { currentLang } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';
import { PlayerNames } from './player-name.tsx';
import type { TournamentProps } from './tournament-page.tsx';
import { codeInLink } from './use-tournament.ts';

/** Live standings. In a large tournament only the top until the user asks for all. */
export function Standings({ view, translations }: TournamentProps) {
  const whole = useSignal<TournamentStandingsView | null>(null);
  const { settings } = view;
  const shown = whole.value ?? view;
  const names = new PlayerNames(shown.players, settings.game);
  if (view.playerCount === 0) return null;
  const columns = columnsOf(settings.format, translations);
  const load = async () => {
    const query = codeInLink();
    const path = `/tournaments/${view.id}/standings${query === undefined ? '' : `?code=${query}`}`;
    const answer = await apiRequest<TournamentStandingsView>('GET', path);
    if (answer.ok) whole.value = answer.value;
  };
  return (
    <section class="tournament-part" aria-labelledby="tournament-standings">
      <h2 id="tournament-standings">{translations.standings}</h2>
      <table class="tournament-table">
        <thead>
          <tr>
            <th scope="col">{translations.rank}</th>
            <th scope="col">{translations.player}</th>
            <th scope="col">{translations.points}</th>
            {columns.map(({ name, className, short, long }) => (
              <th key={name} scope="col" class={className}>
                {long === undefined ? short : <abbr title={long}>{short}</abbr>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.standings.map((row) => (
            <tr key={row.player} class={row.player === view.me.id ? 'is-own' : undefined}>
              <td>{number(row.rank)}</td>
              <th scope="row">
                {names.linkTo(row.player)}
                <Remarks row={row} view={view} translations={translations} />
              </th>
              <td>
                <b>{number(row.points / 100)}</b>
              </td>
              {columns.map(({ name, className, readValue }) => (
                <td key={name} class={className}>
                  {number(readValue(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {view.roundCount > 0 && <p class="quiet">{translations.tieBreakAbout[settings.format]}</p>}
      {whole.value === null && view.standings.length < view.playerCount && (
        <button type="button" class="button" onClick={() => void load()}>
          {translations.wholeTable}
        </button>
      )}
    </section>
  );
}

interface Column {
  readonly name: string;
  readonly short: string;
  /** The full term if `short` is an abbreviation. */
  readonly long?: string;
  /** `is-detail`: hidden on phones. */
  readonly className?: string;
  readValue(row: TournamentStandingView): number;
}

/** The columns beside the points. Tie-breaks come first, in the order in which they count. */
function columnsOf(format: TournamentFormat, translations: TournamentProps['translations']): readonly Column[] {
  const { played: short, wins, rating } = translations;
  const detail = { className: 'is-detail' };
  const played: Column = { name: 'played', short, readValue: (row) => row.played };
  const won: Column = { name: 'wins', short: wins, readValue: (row) => row.wins, ...detail };
  const sonnebornBerger = { name: 'sonneborn-berger', short: 'SB', long: 'Sonneborn-Berger' };
  switch (format) {
    case 'arena':
      return [
        { ...won, className: '' },
        { ...played, ...detail },
      ];
    case 'swiss':
      return [
        { name: 'buchholz', short: 'BH', long: 'Buchholz', readValue: ({ tieBreaks: [first] }) => first / 100 },
        { ...sonnebornBerger, readValue: ({ tieBreaks: [, second] }) => second / 100 },
        won,
        { ...played, ...detail },
      ];
    case 'round-robin':
      return [
        { ...sonnebornBerger, readValue: ({ tieBreaks: [first] }) => first / 100 },
        won,
        { ...played, ...detail },
      ];
    case 'knockout':
      return [{ name: 'rating', short: rating, readValue: ({ tieBreaks: [first] }) => first }, played];
  }
}

const SHOWN_STREAK = 2;

function Remarks({ row, view, translations }: TournamentProps & { readonly row: TournamentStandingView }) {
  const isArena = view.settings.format === 'arena' && view.status === 'running';
  return (
    <>
      {isArena && row.streak >= SHOWN_STREAK && <span class="streak">{translations.streak(row.streak)}</span>}
      {row.isOut && <span class="quiet"> ({translations.out})</span>}
    </>
  );
}

function number(value: number): string {
  return formatNumber(currentLang(), value, { maximumFractionDigits: 2 });
}
