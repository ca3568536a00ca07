import { type Person, personAt } from '@safehouse/ui';
import { SeatMark } from '../../../components/seat-mark.tsx';
import { percentText, pointsText, signedPointsText } from '../../../i18n/percent-text.ts';
import { viewAt } from '../board/timeline.ts';
import { addressedSeat, type ReplayContext } from '../replay-context.ts';
import type { SideName } from '../side-form.ts';
import type { AnalysedMove, Analysis } from './analysis.ts';
import { decisionCost } from './decision.ts';
import { breakDownResult, type TurningPoint, turningPoints } from './result-breakdown.ts';
import { sideNames } from './side-names.ts';

type AnalysisSummaryProps = ReplayContext & { readonly analysis: Analysis };

const MAX_TURNING_POINTS = 6;
/** A smaller loss of win probability is not called a mistake. */
const NEGLIGIBLE_COST = 0.005;
const MISTAKE_COST = 0.05;

/** Luck and skill, the turning points, and every decision. */
export function AnalysisSummary(props: AnalysisSummaryProps) {
  const { analysis, playerNames, translations } = props;
  const called = sideNames(analysis.sides, { playerNames, seat: addressedSeat(props) });
  const turned = turningPoints(analysis, MAX_TURNING_POINTS);
  return (
    <>
      <ul class="rp-account">
        {called.map((name, side) => {
          const { luck, play, mistakeCost } = breakDownResult(analysis, side);
          return (
            <li key={side}>
              <b>{translations.verdict(name, signedPointsText(luck), signedPointsText(play))}</b>{' '}
              {mistakeCost >= NEGLIGIBLE_COST && <span>{translations.cost(name, pointsText(mistakeCost))}</span>}
            </li>
          );
        })}
      </ul>
      <p class="quiet">{translations.verdictAbout}</p>
      <h3>{translations.moments}</h3>
      {turned.length === 0 && <p class="quiet">{translations.momentsNone}</p>}
      <ul class="rp-moments">
        {turned.map((moment) => (
          <li key={`${moment.moveIndex} ${moment.type} ${moment.side}`}>
            <TurningPointLine {...props} turningPoint={moment} sideNames={called} />
          </li>
        ))}
      </ul>
      <DecisionList {...props} />
    </>
  );
}

interface TurningPointProps extends AnalysisSummaryProps {
  readonly turningPoint: TurningPoint;
  readonly sideNames: readonly SideName[];
}

/** Jumps to the position before the move. */
function TurningPointLine({
  turningPoint: { moveIndex, type, side, size },
  sideNames,
  playback,
  translations,
}: TurningPointProps) {
  const text =
    type === 'mistake'
      ? translations.mistake(moveIndex + 1, sideNames[side], signedPointsText(-size))
      : translations.luck(moveIndex + 1, sideNames[side], signedPointsText(size));
  return (
    <button type="button" class={`rp-line is-${type}`} onClick={() => playback.jumpTo(moveIndex)}>
      <span>{text}</span>
    </button>
  );
}

/** The bot's choice in the current position. */
export function BestMoveHere(props: AnalysisSummaryProps) {
  const { analysis, playback, translations } = props;
  const at = playback.position.value;
  const analysed = analysis.moves[at];
  if (!analysed?.decision) return null;
  const { best, bestWin } = analysed.decision;
  return (
    <p class="rp-here">
      {translations.nowBest(playerOf(analysed, props), moveText(props, at, best), percentText(bestWin))}
    </p>
  );
}

function DecisionList(props: AnalysisSummaryProps) {
  const { analysis, translations } = props;
  const decided = [...analysis.moves.entries()].filter(([, { decision }]) => decision !== null);
  return (
    <details class="rp-details">
      <summary>{translations.decisions(decided.length)}</summary>
      <ol class="rp-decisions">
        {decided.map(([at, analysed]) => (
          <li key={at} class={decisionCost(analysed.decision) >= MISTAKE_COST ? 'is-mistake' : ''}>
            <DecisionLine {...props} at={at} analysed={analysed} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function DecisionLine({
  at,
  analysed,
  ...props
}: AnalysisSummaryProps & { readonly at: number; readonly analysed: AnalysedMove }) {
  const { translations, playback } = props;
  const { seat, move, decision } = analysed;
  if (!decision) return null;
  const best = moveText(props, at, decision.best);
  const cost = decisionCost(decision);
  const isSame = JSON.stringify(decision.best) === JSON.stringify(move);
  return (
    <button type="button" class="rp-line" onClick={() => playback.jumpTo(at)}>
      <SeatMark seat={seat} />
      <span>
        {at + 1}. {translations.played(playerOf(analysed, props), moveText(props, at, move))}.{' '}
        <span class="quiet">
          {isSame
            ? translations.asBot
            : cost < NEGLIGIBLE_COST
              ? translations.asGood(best)
              : translations.botWould(best, signedPointsText(-cost))}
        </span>
      </span>
    </button>
  );
}

function playerOf({ seat }: AnalysedMove, context: ReplayContext): Person {
  return personAt(seat, { playerNames: context.playerNames, seat: addressedSeat(context) });
}

/** The text of a move that could be made at this point of the match. */
function moveText(
  { timeline, game, playerNames, analysis }: AnalysisSummaryProps,
  at: number,
  move: AnalysedMove['move'],
): string {
  const view = viewAt(timeline, at, 'spectator');
  return game.ui.moveText(move, { ...game, playerNames, view, seat: analysis.moves[at].seat });
}
