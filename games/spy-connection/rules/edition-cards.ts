import { PLACES } from './edition-document.ts';
import type { Findings } from './edition-findings.ts';
import { findCity, type Known, newId } from './edition-map.ts';

const MOST_CARDS = 1_000;
/** The marks of a card are the bits of one small whole number. */
const MOST_CITIES_ON_A_CARD = 30;

export function checkCards(
  document: { readonly [key: string]: unknown },
  cities: Known,
  mostPlayers: number | null,
  findings: Findings,
): void {
  const taken = new Set<string>();
  const missions = findings.list(document.missions, 'missions', MOST_CARDS);
  missions?.forEach((entry, i) => {
    checkCard(entry, `missions[${i}]`, 1, cities, taken, findings);
  });
  if (missions && missions.length < PLACES) findings.report('too-few-missions', 'missions');
  const starts = findings.list(document.startMissions, 'startMissions', MOST_CARDS);
  starts?.forEach((entry, i) => {
    const at = `startMissions[${i}]`;
    const card = checkCard(entry, at, 2, cities, taken, findings);
    if (card) checkStart(card, at, cities, findings);
  });
  if (starts && mostPlayers !== null && starts.length < mostPlayers) {
    findings.report('too-few-start-missions', 'startMissions');
  }
}

interface Card {
  readonly start: unknown;
  readonly shows: ReadonlySet<number> | null;
}

function checkCard(
  entry: unknown,
  at: string,
  fewestCities: number,
  cities: Known,
  taken: Set<string>,
  findings: Findings,
): Card | null {
  const card = findings.fields(entry, at);
  if (!card) return null;
  newId(card.id, `${at}.id`, taken, findings);
  findings.whole(card.points, `${at}.points`, 0);
  findings.optionalBoolean(card.extraTurn, `${at}.extraTurn`);
  return {
    start: card.start,
    shows: checkShown(card.cities, `${at}.cities`, fewestCities, cities, findings),
  };
}

function checkShown(
  value: unknown,
  at: string,
  fewest: number,
  cities: Known,
  findings: Findings,
): ReadonlySet<number> | null {
  const list = findings.list(value, at, MOST_CITIES_ON_A_CARD);
  if (!list) return null;
  if (list.length < fewest) findings.report('too-few-cities', at);
  const shows = new Set<number>();
  list.forEach((entry, i) => {
    const city = findCity(entry, `${at}[${i}]`, cities, findings);
    if (city === null) return;
    if (shows.has(city)) findings.report('repeated-city', `${at}[${i}]`);
    shows.add(city);
  });
  return shows;
}

function checkStart(card: Card, at: string, cities: Known, findings: Findings): void {
  const start = findCity(card.start, `${at}.start`, cities, findings);
  if (start !== null && card.shows && !card.shows.has(start)) {
    findings.report('start-not-on-card', `${at}.start`);
  }
}
