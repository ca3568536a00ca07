import type { MatchRatings } from '@safehouse/protocol';
import { formatNumber, type ScoreRow } from '@safehouse/ui';
import { currentLang } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';
import type { PosterTranslations } from './locales/index.ts';
import { useMatchRatings } from './match-ratings.ts';
import { SheetTable } from './sheet-table.tsx';

interface ScoreSheetProps extends TableContext {
  readonly translations: PosterTranslations;
}

/** A column for each seat. In a rated match the last row shows the rating changes. */
export function ScoreSheet({ translations, ...context }: ScoreSheetProps) {
  const { matchView, playerNames } = context;
  const rows = scoreRowsOf(context, translations);
  const ratings = useMatchRatings(matchView);
  if (rows.length === 0 && !matchView.rated) return null;
  return (
    <SheetTable rows={rows} playerNames={playerNames} winners={matchView.result?.winners ?? []}>
      {matchView.rated && <RatingRow translations={translations} ratings={ratings} seats={playerNames.length} />}
    </SheetTable>
  );
}

/** The game's own rows; without them the points, if there are any. */
function scoreRowsOf({ game, matchView }: TableContext, { points }: PosterTranslations): readonly ScoreRow[] {
  const { view, result } = matchView;
  const rows = view && game.ui.scoreRows?.(view, game.translations);
  if (rows) return rows;
  const scores = result?.scores ?? [];
  return scores.every((score) => score !== null) && scores.length > 0 ? [{ label: points, values: scores }] : [];
}

interface RatingRowProps {
  readonly translations: PosterTranslations;
  /** Undefined until they are loaded. */
  readonly ratings: MatchRatings | undefined;
  readonly seats: number;
}

function RatingRow({ translations, ratings, seats }: RatingRowProps) {
  if (ratings?.status !== 'counted') {
    return (
      <tr class="is-total">
        <th scope="row">{translations.rating}</th>
        <td colSpan={seats} class="sheet-note">
          {ratings?.status === 'not-counted' ? translations.notCounted : translations.ratingOpen}
        </td>
      </tr>
    );
  }
  return (
    <tr class="is-total">
      <th scope="row">{translations.rating}</th>
      {Array.from({ length: seats }, (_, seat) => (
        <td key={seat}>
          <RatingChange change={ratings.changes.find((change) => change.seat === seat)} />
        </td>
      ))}
    </tr>
  );
}

function RatingChange({ change }: { readonly change: MatchRatings['changes'][number] | undefined }) {
  if (!change) return <>–</>;
  const lang = currentLang();
  const difference = change.after - change.before;
  const signed = formatNumber(lang, difference, { signDisplay: 'exceptZero' });
  return (
    <>
      <span class="sheet-before">{formatNumber(lang, change.before)} → </span>
      {formatNumber(lang, change.after)} <span class={`sheet-change${difference < 0 ? ' is-loss' : ''}`}>{signed}</span>
    </>
  );
}
