import { besideLines, cutText, fitText, type Line, type Span, seatStyle, styled } from '@safehouse/ui/terminal';
import { findCard } from '../ui/board/rules-queries.ts';
import { drawMap, MAP_COLUMNS } from './route-map.ts';
import { type MapContext, mapContextFor, SPY_GLYPHS, type SpyTerminalContext } from './terminal-context.ts';

const NAME_COLUMNS = 9;
/** Supply, missions, points. */
const NUMBER_COLUMNS = [8, 9, 7];

/** The map, and next to it the players, the open missions and the player's own. */
export function drawTable(terminalContext: SpyTerminalContext): Line[] {
  const context = mapContextFor(terminalContext);
  const { view, seat, translations } = context;
  const isDraft = view.phase === 'draft';
  const open = isDraft ? view.startDisplay : view.display;
  const lists: Line[] = [
    numbersHeader(context),
    ...view.players.map((_, other) => playerLine(context, other)),
    [styled('dim', isDraft ? translations.startMissions : translations.openMissions)],
    ...open.map((id, place) => [`${place + 1} `, ...missionSpans(context, id, [])]),
    ...view.players[seat].missions.map(({ id, marked, planning }): Line => {
      const agents = planning > 0 ? ` ◦${planning}` : '';
      return [styled(seatStyle(seat), `${SPY_GLYPHS[seat]} `), ...missionSpans(context, id, marked), agents];
    }),
  ];
  return besideLines(drawMap(context), MAP_COLUMNS + 1, lists);
}

function numbersHeader({ translations: { tile } }: MapContext): Line {
  return [' '.repeat(NAME_COLUMNS), styled('dim', numberCells([tile.supply, tile.missions, tile.points]))];
}

function numberCells(texts: readonly string[]): string {
  return texts.map((text, i) => `${fitText(text, NUMBER_COLUMNS[i] - 1)} `).join('');
}

function playerLine({ view, seat, playerNames, rulesQueries }: MapContext, other: number): Line {
  const { supply, completed, score } = view.players[other];
  const turn = view.active === other && view.phase !== 'over' ? '►' : ' ';
  const name = fitText(`${turn}${SPY_GLYPHS[other]} ${playerNames[other]}`, NAME_COLUMNS);
  const numbers = [String(supply), `${completed.length}/${rulesQueries.edition.missionsToEnd}`, String(score)];
  const cells = numberCells(numbers);
  return [styled(seatStyle(other), name), other === seat ? styled('bold', cells) : cells];
}

/** `Lon–Par✓–Ist ★5`: three letters are enough next to a map with full names. */
function missionSpans({ rulesQueries, editionNames }: MapContext, id: string, marked: readonly string[]): Span[] {
  const { cities, points, extraTurn } = findCard(rulesQueries.edition, id);
  const names = cities.flatMap((city, i): Span[] => {
    const name = cutText(editionNames.cityName(city), 3);
    const shown = marked.includes(city) ? styled('good', `${name}✓`) : name;
    return i === 0 ? [shown] : ['–', shown];
  });
  return [...names, styled('bold', ` ★${points}`), extraTurn ? styled('good', ' ↻') : ''];
}
