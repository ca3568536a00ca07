import { MAX_SEATS } from '@safehouse/contract';
import { checkCards } from './edition-cards.ts';
import { type Edition, PLACES } from './edition-document.ts';
import { type EditionProblem, Findings } from './edition-findings.ts';
import { checkMap } from './edition-map.ts';

/** Everything that is wrong with an edition; an empty list for one that can be played. Takes any value. */
export function checkEdition(value: unknown): readonly EditionProblem[] {
  const findings = new Findings();
  const document = findings.fields(value, '');
  if (!document) return findings.problems;
  findings.text(document.id, 'id');
  const mostPlayers = checkPlayers(document.players, findings);
  const agents = findings.whole(document.agents, 'agents', 1);
  findings.whole(document.missionLimit, 'missionLimit', 1);
  findings.whole(document.missionsToEnd, 'missionsToEnd', 1);
  checkPlanning(document.planning, findings);
  checkPlane(document.board, findings);
  const cities = checkMap(document, agents, findings);
  checkCards(document, cities, mostPlayers, findings);
  return findings.problems;
}

export function isEdition(value: unknown): value is Edition {
  return checkEdition(value).length === 0;
}

function checkPlayers(value: unknown, findings: Findings): number | null {
  const players = findings.fields(value, 'players');
  if (!players) return null;
  const min = findings.whole(players.min, 'players.min', 2);
  const max = findings.whole(players.max, 'players.max', 2);
  if (max !== null && max > MAX_SEATS) findings.report('out-of-range', 'players.max');
  else if (min !== null && max !== null && min > max) findings.report('out-of-range', 'players.min');
  return max;
}

function checkPlanning(value: unknown, findings: Findings): void {
  const planning = findings.fields(value, 'planning');
  if (!planning) return;
  for (const side of ['light', 'dark']) {
    const costs = findings.list(planning[side], `planning.${side}`, Number.POSITIVE_INFINITY);
    if (costs && costs.length !== PLACES) findings.report('wrong-number-of-costs', `planning.${side}`);
    costs?.slice(0, PLACES).forEach((cost, i) => {
      findings.whole(cost, `planning.${side}[${i}]`, 0);
    });
  }
}

function checkPlane(value: unknown, findings: Findings): void {
  if (value === undefined) return;
  const plane = findings.fields(value, 'board');
  if (!plane) return;
  findings.optionalNumber(plane.width, 'board.width');
  findings.optionalNumber(plane.height, 'board.height');
}
