import type { CompiledBoard } from '../../rules/board.ts';
import { DISPLAY_PLACES } from '../../rules/edition-document.ts';
import { score } from '../../rules/score.ts';
import { activePlayer, deckSize, type PlayerState, type State } from '../../rules/state.ts';
import { findSpyWays, type SpyWays, turnsFrom, turnsToVisit } from './spy-ways.ts';

/**
 * The input of a net, as small integers: only public information, from the perspective of the seat to act.
 * training/spy_connection/simulator/features.c computes the same.
 */
export function netFeatures(state: State): number[] {
  const { players, active, lastTurnsLeft } = state;
  const own = activePlayer(state);
  const seats = players.map((_, i) => (active + i) % players.length);
  const ways = seats.map((seat) => findSpyWays(state, seat));
  return [
    ...oneHot(active, players.length),
    flag(state.phase === 'wrap-up'),
    flag(state.travelled),
    ...thermometer(state.extraTurns, 2),
    flag(lastTurnsLeft !== null),
    ...thermometer(lastTurnsLeft ?? 0, players.length - 1),
    Math.floor(deckSize(state) / DECK_UNIT),
    ...seats.flatMap((seat, i) => [
      ...playerFeatures(state, players[seat], ways[i]),
      ...(i === 0 ? [] : leadFeatures(score(state, own) - score(state, players[seat]))),
    ]),
    ...displayFeatures(state, own, ways[0]),
    ...tourFeatures(state, own, ways[0]),
    flag(lacksAgentToMark(state, own)),
  ];
}

const MAX_CIRCLES = 4;
const DECK_UNIT = 8;
const SCORE_UNIT = 4;
const MAX_LEAD = 30;
const LEAD_THRESHOLDS = [-12, -8, -5, -3, -1, 0, 1, 2, 4, 6, 9, 13];

const flag = (condition: boolean) => (condition ? 1 : 0);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);
const oneHot = (index: number, size: number) => range(size).map((i) => flag(i === index));
const thermometer = (count: number, most: number) => range(most).map((i) => flag(count > i));
const zeros = (count: number) => range(count).map(() => 0);

function playerFeatures(state: State, player: PlayerState, ways: SpyWays): number[] {
  const { edition } = state.board;
  return [
    ...thermometer(player.supply, edition.agents),
    ...oneHot(player.spy, ways.isInNetwork.length),
    ...ways.isInNetwork.map(flag),
    ...player.agents,
    ...ways.connectionCosts,
    ...ways.steps,
    ...ways.agents,
    ...thermometer(player.completed.length, edition.missionsToEnd),
    Math.floor(score(state, player) / SCORE_UNIT),
    ...range(edition.missionLimit).flatMap((i) => missionFeatures(state, player, ways, i)),
  ];
}

function missionFeatures(state: State, player: PlayerState, ways: SpyWays, index: number): number[] {
  const { board, marks, planning } = state;
  const cityCount = board.cityIds.length;
  if (index >= player.missions.length) return zeros(2 * cityCount + MAX_CIRCLES + 6);
  const card = player.missions[index];
  const needed = citiesOn(board, card, ~marks[card]);
  return [
    1,
    ...cityFlags(board, needed),
    ...cityFlags(board, citiesOn(board, card, marks[card])),
    board.points[card],
    flag(board.givesExtraTurn[card]),
    planning[card],
    ...thermometer(needed.length, MAX_CIRCLES),
    turnsToVisit(ways, player.spy, needed),
    flag(needed.includes(player.spy)),
  ];
}

const cityFlags = ({ cityIds }: CompiledBoard, cities: readonly number[]) =>
  cityIds.map((_, city) => flag(cities.includes(city)));

function citiesOn({ citiesOnCard }: CompiledBoard, card: number, circles: number): number[] {
  return citiesOnCard[card].filter((_, i) => circles & (1 << i));
}

function leadFeatures(lead: number): number[] {
  return [
    Math.max(-MAX_LEAD, Math.min(MAX_LEAD, lead)),
    ...LEAD_THRESHOLDS.map((threshold) => flag(lead >= threshold)),
  ];
}

function displayFeatures(state: State, own: PlayerState, ways: SpyWays): number[] {
  const { board, display, planningCosts } = state;
  const needed = neededCities(state, own).flat();
  return range(DISPLAY_PLACES).flatMap((place) => {
    if (place >= display.length) return zeros(board.cityIds.length + 6);
    const card = display[place];
    const cities = board.citiesOnCard[card];
    return [
      1,
      ...cityFlags(board, cities),
      board.points[card],
      flag(board.givesExtraTurn[card]),
      flag(planningCosts[place] <= own.supply),
      turnsToVisit(ways, own.spy, cities),
      cities.filter((city) => needed.includes(city)).length,
    ];
  });
}

/** By city: the turns for all missions, and for the shortest, if the spy were there. */
function tourFeatures(state: State, own: PlayerState, ways: SpyWays): number[] {
  const needed = neededCities(state, own);
  const turns = state.board.cityIds.map((_, city) => needed.map((cities) => turnsFrom(ways, city, cities)));
  return [
    ...turns.map((list) => list.reduce((sum, count) => sum + count, 0)),
    ...turns.map((list) => (list.length === 0 ? 0 : Math.min(...list))),
  ];
}

/** Does a mark only lack an agent? */
function lacksAgentToMark(state: State, own: PlayerState): boolean {
  if (own.supply > 0 || !(state.phase === 'wrap-up' || state.travelled)) return false;
  return neededCities(state, own).some((cities) => cities.includes(own.spy));
}

/** By mission. */
function neededCities({ board, marks }: State, { missions }: PlayerState): number[][] {
  return missions.map((card) => citiesOn(board, card, ~marks[card]));
}
