import type { Seat } from '@safehouse/contract';
import type { TileSlot } from '@safehouse/ui';
import { turnStepText } from '../log/turn-step-text.ts';
import type { TurnSummary } from '../log/turn-summary.ts';
import type { BoardContext } from './board-context.ts';
import { findCard } from './rules-queries.ts';

interface PlayerTileContext {
  readonly context: BoardContext;
  readonly lastTurns: TurnSummary['lastTurns'];
}

/** A player: supply, completed missions and points; below them the current missions. */
export function playerTile({ context, lastTurns }: PlayerTileContext, seat: Seat): TileSlot {
  const { view, translations, rulesQueries } = context;
  const { supply, completed, score } = view.players[seat];
  const { tile } = translations;
  const done = `${completed.length}/${rulesQueries.edition.missionsToEnd}`;
  return {
    seats: [seat],
    numbers: [
      { value: String(supply), glyph: 'disc', label: tile.supply, text: tile.supplyText(supply) },
      { value: done, glyph: 'check', label: tile.missions, text: tile.missionsText(done) },
      { value: String(score), glyph: 'star', label: tile.points, text: translations.points(score) },
    ],
    details: <MissionLines context={context} seat={seat} />,
    about: aboutText({ context, lastTurns }, seat),
  };
}

/** The current missions and the last turn, in one line. */
function aboutText({ context, lastTurns }: PlayerTileContext, seat: Seat): string {
  const { view, translations, editionNames } = context;
  const missions = view.players[seat].missions.map(({ id }) => editionNames.missionName(id)).join('; ');
  const steps = lastTurns[seat]?.map((step) => turnStepText(step, context)).join(' · ');
  const last = steps ? ` ${translations.lastTurn}: ${steps}.` : '';
  return `${missions || translations.noMissions}.${last}`;
}

interface MissionLinesProps {
  readonly context: BoardContext;
  readonly seat: Seat;
}

/** Marked cities are struck through. Below them the completed missions, if there is room. */
function MissionLines({ context, seat }: MissionLinesProps) {
  const { view, translations, editionNames, rulesQueries, playerNames } = context;
  const { missions, completed } = view.players[seat];
  const label = seat === context.seat ? translations.yourMissions : translations.missionsOf(playerNames[seat]);
  return (
    <ul class="sc-mission-lines" aria-label={label}>
      {missions.map(({ id, marked }) => {
        const { cities, points } = findCard(rulesQueries.edition, id);
        return (
          <li key={id}>
            <span>
              {cities.map((city) => (
                <span key={city} class={marked.includes(city) ? 'is-marked' : ''}>
                  {editionNames.cityName(city)}{' '}
                  {marked.includes(city) && <span class="hidden">({translations.marked}) </span>}
                </span>
              ))}
            </span>
            <b>{points}</b>
          </li>
        );
      })}
      {completed.map((id) => (
        <li key={id} class="is-done">
          <span>✓ {editionNames.missionName(id)}</span>
          <b>{findCard(rulesQueries.edition, id).points}</b>
        </li>
      ))}
    </ul>
  );
}
