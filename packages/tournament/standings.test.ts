import type { MatchId, TournamentSettings, UserId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import type { PairingResult, PlayerId, TournamentEvent } from './entries.ts';
import { standingsOf } from './standings.ts';
import { TEST_SETTINGS } from './test-helpers.ts';
import { Tournament } from './tournament.ts';

const [ANN, BOB, CLEO, DAN] = ['ann', 'bob', 'cleo', 'dan'] as UserId[];

const WON: PairingResult = { outcome: 'first', scores: [5, -5] };
const LOST: PairingResult = { outcome: 'second', scores: [-5, 5] };
const DRAWN: PairingResult = { outcome: 'draw', scores: [0, 0] };

type Game = readonly [PlayerId, PlayerId, PairingResult];

interface Played {
  readonly games: readonly Game[];
  readonly byes?: readonly PlayerId[];
}

/** A tournament in which these rounds have been played. */
function playedTournament(parts: Partial<TournamentSettings>, rounds: readonly Played[]): Tournament {
  const players = [ANN, BOB, CLEO, DAN];
  const events: TournamentEvent[] = [
    { type: 'created', settings: { ...TEST_SETTINGS, ...parts }, host: ANN, secret: 'secret' },
    ...players.map((player, i): TournamentEvent => ({ type: 'joined', player, rating: 1500 - i, seed: player })),
    { type: 'started' },
  ];
  for (const [round, { games, byes = [] }] of rounds.entries()) {
    const pairings = games.map(([a, b], i) => ({ match: `${round}-${i}` as MatchId, players: [a, b] as const }));
    events.push({ type: 'paired', round, pairings, byes, walkovers: [] });
    for (const [i, { match }] of pairings.entries()) events.push({ type: 'result', match, result: games[i][2] });
  }
  return new Tournament(events.map((event, i) => ({ version: i + 1, at: 1000 * i, event })));
}

const table = (tournament: Tournament) =>
  standingsOf(tournament).map(({ player, points, tieBreaks }) => [player, points, ...tieBreaks]);

test('a Swiss is decided by points, the points of opponents, those of beaten ones, and wins', () => {
  const tournament = playedTournament({}, [
    { games: [[ANN, BOB, WON] as const, [CLEO, DAN, DRAWN] as const] },
    { games: [[ANN, CLEO, DRAWN] as const, [BOB, DAN, WON] as const] },
  ]);
  // Ann 1.5, Bob 1, Cleo 1, Dan 0.5. Bob's opponents have 1.5 + 0.5, Cleo's 0.5 + 1.5.
  expect(table(tournament)).toEqual([
    [ANN, 150, 200, 150, 1],
    [CLEO, 100, 200, 100, 0],
    [BOB, 100, 200, 50, 1],
    [DAN, 50, 200, 50, 0],
  ]);
});

test('a bye is a point, and counts as an opponent with the own points', () => {
  const tournament = playedTournament({}, [{ games: [[ANN, BOB, WON]], byes: [CLEO] }]);
  const cleo = table(tournament).find(([player]) => player === CLEO);
  expect(cleo).toEqual([CLEO, 100, 100, 0, 0]);
});

test('in an arena the third win in a row counts twice, until a match is not won', () => {
  const games = [WON, WON, WON, DRAWN, DRAWN, LOST].map((result): Played => ({ games: [[ANN, BOB, result]] }));
  const [first] = standingsOf(playedTournament({ format: 'arena' }, games));
  // 2 + 2 + 4 + 2 (a draw, doubled) + 1 + 0
  expect(first).toMatchObject({ player: ANN, points: 1100, wins: 3, draws: 2, streak: 0, played: 6 });
});

test('where all have the same deal, everybody is compared with those who held the same cards', () => {
  const close: PairingResult = { outcome: 'first', scores: [1, -1] };
  const tournament = playedTournament({ duplicate: true }, [
    { games: [[ANN, BOB, WON] as const, [CLEO, DAN, close] as const] },
  ]);
  // The first seat wins at both tables; Ann won by more, and Dan lost by less than Bob.
  const points = Object.fromEntries(standingsOf(tournament).map(({ player, points: won }) => [player, won]));
  expect(points).toEqual({ ann: 100, bob: 0, cleo: 0, dan: 100 });
});

test('with the same deal for all, nothing is counted before the round is over', () => {
  const tournament = playedTournament({ duplicate: true }, []);
  const pairings = [
    { match: 'a' as MatchId, players: [ANN, BOB] as const },
    { match: 'b' as MatchId, players: [CLEO, DAN] as const },
  ];
  tournament.apply({ version: 7, at: 0, event: { type: 'paired', round: 0, pairings, byes: [], walkovers: [] } });
  tournament.apply({ version: 8, at: 0, event: { type: 'result', match: 'a' as MatchId, result: WON } });
  expect(standingsOf(tournament).map(({ points, played, wins, streak }) => [points, played, wins, streak])).toEqual(
    Array(4).fill([0, 0, 0, 0]),
  );
});

test('in a knock-out those who came further stand higher, then the better seed', () => {
  const tournament = playedTournament({ format: 'knockout' }, [
    { games: [[ANN, DAN, WON] as const, [BOB, CLEO, LOST] as const] },
    { games: [[ANN, CLEO, LOST] as const] },
  ]);
  expect(standingsOf(tournament).map(({ player, points }) => [player, points])).toEqual([
    [CLEO, 200],
    [ANN, 100],
    [BOB, 0],
    [DAN, 0],
  ]);
});
