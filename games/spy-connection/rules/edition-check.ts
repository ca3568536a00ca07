import { MAX_SEATS } from '@safehouse/contract';
import { checkCards } from './edition-check-cards.ts';
import { checkMap } from './edition-check-map.ts';
import { DISPLAY_PLACES, type Edition } from './edition-document.ts';
import { DocumentReader, type EditionProblem } from './edition-reader.ts';

/** All problems of an edition; an empty list if it can be played. Accepts any value. */
export function checkEdition(value: unknown): readonly EditionProblem[] {
  const findings = new DocumentReader();
  const document = findings.readObject(value, '');
  if (!document) return findings.problems;
  findings.readText(document.id, 'id');
  const mostPlayers = checkPlayerLimits(document.players, findings);
  const agents = findings.readInteger(document.agents, 'agents', 1);
  findings.readInteger(document.missionLimit, 'missionLimit', 1);
  findings.readInteger(document.missionsToEnd, 'missionsToEnd', 1);
  checkPlanningCosts(document.planning, findings);
  checkDrawingPlane(document.board, findings);
  const cities = checkMap(document, agents, findings);
  checkCards(document, cities, mostPlayers, findings);
  return findings.problems;
}

export function isEdition(value: unknown): value is Edition {
  return checkEdition(value).length === 0;
}

function checkPlayerLimits(value: unknown, findings: DocumentReader): number | null {
  const players = findings.readObject(value, 'players');
  if (!players) return null;
  const min = findings.readInteger(players.min, 'players.min', 2);
  const max = findings.readInteger(players.max, 'players.max', 2);
  if (max !== null && max > MAX_SEATS) findings.reportProblem('out-of-range', 'players.max');
  else if (min !== null && max !== null && min > max) findings.reportProblem('out-of-range', 'players.min');
  return max;
}

function checkPlanningCosts(value: unknown, findings: DocumentReader): void {
  const planning = findings.readObject(value, 'planning');
  if (!planning) return;
  for (const side of ['light', 'dark']) {
    const costs = findings.readList(planning[side], `planning.${side}`, Number.POSITIVE_INFINITY);
    if (costs && costs.length !== DISPLAY_PLACES) findings.reportProblem('wrong-number-of-costs', `planning.${side}`);
    costs?.slice(0, DISPLAY_PLACES).forEach((cost, i) => {
      findings.readInteger(cost, `planning.${side}[${i}]`, 0);
    });
  }
}

function checkDrawingPlane(value: unknown, findings: DocumentReader): void {
  if (value === undefined) return;
  const plane = findings.readObject(value, 'board');
  if (!plane) return;
  findings.checkOptionalNumber(plane.width, 'board.width');
  findings.checkOptionalNumber(plane.height, 'board.height');
}
