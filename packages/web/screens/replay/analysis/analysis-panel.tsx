import { SEATS } from '@safehouse/contract';
import { useEffect } from 'preact/hooks';
import { percentText } from '../../../i18n/percent-text.ts';
import { t } from '../../../i18n/translations.ts';
import { saveMatchLuck } from '../../../state/luck-history.ts';
import type { ReplayContext } from '../replay-context.ts';
import type { Analysis } from './analysis.ts';
import type { AnalysisClient } from './analysis-client.ts';
import { AnalysisSummary, BestMoveHere } from './analysis-summary.tsx';
import { breakDownResult, decisiveMove } from './result-breakdown.ts';
import { WinGraph } from './win-graph.tsx';
import type { Sides } from './win-probability.ts';

type AnalysisPanelProps = ReplayContext & { readonly client: AnalysisClient };

/** Starts the analysis at once and jumps to the decisive move. */
const TURNED_HASH = '#turned';

/** The analysis by the best bot. Started on request. */
export function AnalysisPanel({ client, ...context }: AnalysisPanelProps) {
  const { timeline, translations, playback } = context;
  const state = client.state.value;
  const start = () => client.start({ record: timeline.record, sides: sidesOf(context) });
  useEffect(() => {
    if (location.hash === '#analyse' || location.hash === TURNED_HASH) start();
  }, [timeline]);
  useEffect(() => {
    if (state.type !== 'finished') return;
    saveOwnLuck(context, state.analysis);
    // The hash no longer matches once the user has navigated to a move.
    const decisive = location.hash === TURNED_HASH ? decisiveMove(state.analysis) : null;
    if (decisive !== null) playback.jumpTo(decisive);
  }, [state]);
  return (
    <section class="rp-part" aria-labelledby="rp-analysis">
      <h2 id="rp-analysis">{translations.analysis}</h2>
      {state.type === 'failed' && <p role="alert">{translations.failed}</p>}
      {(state.type === 'none' || state.type === 'failed') && (
        <>
          <p class="quiet">{translations.analyseAbout}</p>
          <button type="button" class="button is-main" disabled={timeline.positions.length < 2} onClick={start}>
            {translations.analyse}
          </button>
        </>
      )}
      {state.type === 'working' && (
        <AnalysisProgress done={state.done} onStop={client.stop} translations={translations} />
      )}
      {state.type === 'finished' && (
        <>
          <WinGraph {...context} analysis={state.analysis} />
          <BestMoveHere {...context} analysis={state.analysis} />
          <AnalysisSummary {...context} analysis={state.analysis} />
        </>
      )}
    </section>
  );
}

/** Saves the luck in the user's own matches, which the profile shows. */
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
          {translations.working} {percentText(done)}
        </span>
        <progress max={1} value={done} />
      </label>
      <button type="button" class="button" onClick={onStop}>
        {t().cancel}
      </button>
    </div>
  );
}

/** The teams of the game; without teams each player is a side. */
function sidesOf({ timeline, game }: ReplayContext): Sides {
  const { players, options } = timeline.record;
  const teams = game.ui.sides(players.length, options ?? {});
  return teams.length > 0 ? teams : SEATS.slice(0, players.length).map((seat) => [seat]);
}
