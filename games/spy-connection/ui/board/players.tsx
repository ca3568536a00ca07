import { memo } from '@safehouse/ui';
import type { MoveSelection } from '../actions/use-move-selection.ts';
import { MissionCard, missionCardProps } from '../art/mission-card.tsx';
import { SeatIcon } from '../art/seat-glyph.tsx';
import { turnStepText } from '../log/turn-step-text.ts';
import type { TurnSummary } from '../log/turn-summary.ts';
import type { BoardContext } from './board-context.ts';

interface PlayersProps extends Pick<MoveSelection, 'inspectedMission' | 'inspect'> {
  readonly context: BoardContext;
  readonly lastTurns: TurnSummary['lastTurns'];
}

/** Supply, completed missions and points of each player, and the missions of the opponents. */
export const Players = memo(({ context, inspectedMission, inspect, lastTurns }: PlayersProps) => {
  const { view, translations, playerNames, focusSeat, settings, rulesQueries } = context;
  return (
    <section class="sc-players">
      <h2>
        {translations.players}
        {view.lastTurns !== null && <small class="sc-flag">{translations.lastTurns}</small>}
        {view.extraTurns > 0 && <small class="sc-flag">{translations.extraTurns(view.extraTurns)}</small>}
      </h2>
      <ul>
        {view.players.map(({ supply, completed, score, missions }, seat) => (
          <li key={seat} class={view.active === seat && view.phase !== 'over' ? 'is-active' : ''}>
            <p class="sc-player">
              <SeatIcon seat={seat} patterns={settings.patterns} />
              <b class="sc-name">{playerNames[seat]}</b>
              <span class="sc-counts">
                <span>
                  <b>{supply}</b> {translations.supply}
                </span>
                <span>
                  <b>
                    {completed.length}/{rulesQueries.edition.missionsToEnd}
                  </b>{' '}
                  {translations.completed}
                </span>
                <b>{translations.points(score)}</b>
              </span>
            </p>
            {seat !== focusSeat && lastTurns[seat] && (
              <p class="sc-last">
                {translations.lastTurn}: {lastTurns[seat].map((step) => turnStepText(step, context)).join(' · ')}
              </p>
            )}
            {seat !== focusSeat && (
              <div class="sc-tags sc-small">
                {missions.map(({ id, planning, marked }) => (
                  <MissionCard
                    key={id}
                    {...missionCardProps(context, id)}
                    marked={marked}
                    planning={planning}
                    isLit={inspectedMission === id}
                    inspect={inspect}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
