import { SEATS } from '@safehouse/contract';
import { formatNumber } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { currentLang, t } from '../../../i18n/translations.ts';
import { saveMatchLuck } from '../../../state/luck-history.ts';
import type { ReplayContext } from '../replay-context.ts';
import type { Analysis } from './analysis.ts';
import type { AnalysisClient } from './analysis-client.ts';
import { AnalysisSummary, BestMoveHere } from './analysis-summary.tsx';
import { breakDownResult } from './result-breakdown.ts';
import { WinGraph } from './win-graph.tsx';
import type { Sides } from './win-probability.ts';

type AnalysisPanelProps = ReplayContext & { readonly client: AnalysisClient };

/** What the best bot makes of the match: asked for, not forced on anybody. */
export function AnalysisPanel({ client, ...context }: AnalysisPanelProps) {
  const { timeline, translations } = context;
  const verdicts = client.state.value;
  const start = () => client.start({ record: timeline.record, sides: sidesOf(context) });
  useEffect(() => {
    if (location.hash === '#analyse') start();
  }, [timeline]);
  useEffect(() => {
    if (verdicts.type === 'judged') saveOwnLuck(context, verdicts.analysis);
  }, [verdicts]);
  return (
    <section class="rp-part" aria-labelledby="rp-analysis">
      <h2 id="rp-analysis">{translations.analysis}</h2>
      {verdicts.type === 'failed' && <p role="alert">{translations.failed}</p>}
      {(verdicts.type === 'none' || verdicts.type === 'failed') && (
        <>
          <p class="quiet">{translations.analyseAbout}</p>
          <button
            type="button"
            class="button is-main"
            disabled={timeline.positions.length < 2}
            onClick={start}
          >
            {translations.analyse}
          </button>
        </>
      )}
      {verdicts.type === 'working' && (
        <AnalysisProgress done={verdicts.done} onStop={client.stop} translations={translations} />
      )}
      {verdicts.type === 'judged' && (
        <>
          <WinGraph {...context} analysis={verdicts.analysis} />
          <BestMoveHere {...context} analysis={verdicts.analysis} />
          <AnalysisSummary {...context} analysis={verdicts.analysis} />
        </>
      )}
    </section>
  );
}

/** For the profile: what the deals of one's own matches were like. */
function saveOwnLuck({ timeline, seat, player }: ReplayContext, analysis: Analysis): void {
  const match = timeline.record.meta?.match;
  if (seat === null || player === null || typeof match !== 'string') return;
  const side = analysis.sides.findIndex((seats) => seats.includes(seat));
  saveMatchLuck({ match, game: timeline.rules.id, player, luck: breakDownResult(analysis, side).luck });
}

interface ProgressProps {
  readonly done: number;
  readonly translations: ReplayContext['translations'];
  onStop(): void;
}

function AnalysisProgress({ done, translations, onStop }: ProgressProps) {
  return (
    <div class="rp-working">
      <label>
        <span>
          {translations.working} {formatNumber(currentLang(), Math.round(100 * done))} %
        </span>
        <progress max={1} value={done} />
      </label>
      <button type="button" class="button" onClick={onStop}>
        {t().cancel}
      </button>
    </div>
  );
}

/** The teams of the game; where it has none, everybody is on their own. */
function sidesOf({ timeline, game }: ReplayContext): Sides {
  const { players, options } = timeline.record;
  const teams = game.ui.sides(players.length, options ?? {});
  return teams.length > 0 ? teams : SEATS.slice(0, players.length).map((seat) => [seat]);
}
