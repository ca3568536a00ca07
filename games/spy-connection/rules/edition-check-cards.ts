import { type IdIndex, readCityReference, readUniqueId } from './edition-check-map.ts';
import { DISPLAY_PLACES } from './edition-document.ts';
import type { DocumentReader } from './edition-reader.ts';

const MAX_CARDS = 1_000;
/** The marks of a card are the bits of one integer. */
const MAX_CITIES_PER_CARD = 30;

export function checkCards(
  document: { readonly [key: string]: unknown },
  cities: IdIndex,
  mostPlayers: number | null,
  findings: DocumentReader,
): void {
  const taken = new Set<string>();
  const missions = findings.readList(document.missions, 'missions', MAX_CARDS);
  missions?.forEach((entry, i) => {
    checkCard(entry, `missions[${i}]`, 1, cities, taken, findings);
  });
  if (missions && missions.length < DISPLAY_PLACES) findings.reportProblem('too-few-missions', 'missions');
  const starts = findings.readList(document.startMissions, 'startMissions', MAX_CARDS);
  starts?.forEach((entry, i) => {
    const at = `startMissions[${i}]`;
    const card = checkCard(entry, at, 2, cities, taken, findings);
    if (card) checkStartCity(card, at, cities, findings);
  });
  if (starts && mostPlayers !== null && starts.length < mostPlayers) {
    findings.reportProblem('too-few-start-missions', 'startMissions');
  }
}

interface CheckedCard {
  readonly start: unknown;
  readonly cities: ReadonlySet<number> | null;
}

function checkCard(
  entry: unknown,
  at: string,
  fewestCities: number,
  cities: IdIndex,
  taken: Set<string>,
  findings: DocumentReader,
): CheckedCard | null {
  const card = findings.readObject(entry, at);
  if (!card) return null;
  readUniqueId(card.id, `${at}.id`, taken, findings);
  findings.readInteger(card.points, `${at}.points`, 0);
  findings.checkOptionalBoolean(card.extraTurn, `${at}.extraTurn`);
  return {
    start: card.start,
    cities: checkCardCities(card.cities, `${at}.cities`, fewestCities, cities, findings),
  };
}

function checkCardCities(
  value: unknown,
  at: string,
  fewest: number,
  cities: IdIndex,
  findings: DocumentReader,
): ReadonlySet<number> | null {
  const list = findings.readList(value, at, MAX_CITIES_PER_CARD);
  if (!list) return null;
  if (list.length < fewest) findings.reportProblem('too-few-cities', at);
  const shows = new Set<number>();
  list.forEach((entry, i) => {
    const city = readCityReference(entry, `${at}[${i}]`, cities, findings);
    if (city === null) return;
    if (shows.has(city)) findings.reportProblem('repeated-city', `${at}[${i}]`);
    shows.add(city);
  });
  return shows;
}

function checkStartCity(card: CheckedCard, at: string, cities: IdIndex, findings: DocumentReader): void {
  const start = readCityReference(card.start, `${at}.start`, cities, findings);
  if (start !== null && card.cities && !card.cities.has(start)) {
    findings.reportProblem('start-not-on-card', `${at}.start`);
  }
}
