import { Match, stackDeck } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { MISSION_IDS, MISSIONS, type MissionId } from '../data/missions.ts';
import { kompromat } from './index.ts';
import { describeMatch, openMatch, playMoves, playToRound, viewFor } from './test-helpers.ts';

const KIT = ['0.5', '10', '2', '3', '4', '5', '6', '7', '7', '7', '8', '9', 'ace', 'ace'];

/** Mission cards that are not counter-intelligence, from the given index on. */
const plainMissions = (from: number, count: number): MissionId[] => MISSION_IDS.slice(from, from + count);

describe('setting out', () => {
  test('[KO-1] each player has the same 14 equipment cards', () => {
    const { decks, drawn } = describeMatch(openMatch({}));
    expect([...decks[0], drawn].sort()).toEqual(KIT);
    expect([...decks[1]].sort()).toEqual(KIT);
  });

  test('[KO-2] 29 mission cards, and nobody has a token', () => {
    const count = (kind: string) => MISSIONS.filter((card) => card.kind === kind).length;
    expect(['target', 'code', 'document', 'item', 'counter'].map(count)).toEqual([8, 3, 3, 10, 5]);
    const { missionDeck, missions, tokens } = describeMatch(openMatch({}));
    expect(missionDeck.length + missions.length).toBe(29);
    expect(tokens).toEqual([0, 0]);
  });

  test('[KO-5] the top four cards of the mission deck are the row', () => {
    const match = openMatch({ missions: ['hotel', 'code-1', 'drone', 'airport', 'locker'] });
    const inRow = (card: string) => ({ card, counter: null, state: 'open' });
    expect(describeMatch(match).missions).toEqual(['hotel', 'code-1', 'drone', 'airport'].map(inRow));
    expect(describeMatch(match).missionDeck[0]).toBe('locker');
  });
});

describe('rounds', () => {
  test('[KO-3] six rounds; seat 0 starts the first and the start alternates', () => {
    const match = openMatch({});
    const starters = [];
    for (let round = 1; round <= 6; round++) {
      playToRound(match, round);
      expect(describeMatch(match)).toMatchObject({
        round,
        phase: 'play',
        active: describeMatch(match).starter,
      });
      starters.push(describeMatch(match).starter);
    }
    expect(starters).toEqual([0, 1, 0, 1, 0, 1]);
    playToRound(match, 7);
    expect(describeMatch(match)).toMatchObject({ round: 6, phase: 'over', active: null });
  });

  test('[KO-4] every round all 14 cards are taken back and shuffled', () => {
    const match = openMatch({
      decks: [
        [[], ['9', '8']],
        [[], ['4', '3']],
      ],
    });
    playToRound(match, 2);
    const { decks, drawn, columns, newspaper, discards } = describeMatch(match);
    expect(drawn).toBe('4');
    expect([decks[1][0], decks[0].slice(0, 2)]).toEqual(['3', ['9', '8']]);
    expect([decks[0].length, decks[1].length]).toEqual([14, 13]);
    expect(columns.flat(2)).toEqual([]);
    expect([newspaper.flat(), discards.flat()]).toEqual([[0, 0, 0, 0, 0, 0, 0, 0], []]);
  });

  test('[KO-4] columns stay until the next round begins, and at the end for good', () => {
    const match = openMatch({});
    playToRound(match, 7);
    expect(
      describeMatch(match)
        .columns.flat()
        .map((column) => column.length),
    ).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(
      describeMatch(match)
        .columns.flat(2)
        .every((card) => card.up),
    ).toBe(true);
  });
});

describe('counter-intelligence in the row', () => {
  test('[KO-6] each is covered by the next card, in the order of the row', () => {
    const missions = ['counter-1a', 'pursuit', 'hotel', 'counter-2a', 'drone', 'code-1', 'airport'] as const;
    expect(describeMatch(openMatch({ missions })).missions).toMatchObject([
      { card: 'drone', counter: 'counter-1a' },
      { card: 'pursuit', counter: null },
      { card: 'hotel', counter: null },
      { card: 'code-1', counter: 'counter-2a' },
    ]);
    expect(describeMatch(openMatch({ missions })).missionDeck).toHaveLength(23);
  });

  test('[KO-6] one that comes up on another is set aside and shuffled back', () => {
    const missions = ['counter-1a', 'pursuit', 'hotel', 'airport', 'counter-3', 'counter-2b', 'drone'] as const;
    const match = openMatch({ missions });
    expect(describeMatch(match).missions[0]).toMatchObject({ card: 'drone', counter: 'counter-1a' });
    expect(describeMatch(match).missionDeck).toHaveLength(24);
    expect(describeMatch(match).missionDeck).toEqual(expect.arrayContaining(['counter-3', 'counter-2b']));
    expect(match.record().decks).toHaveProperty('missions:1');
    expect(viewFor(match, 'spectator').setAside).toEqual(['counter-3', 'counter-2b']);
  });

  test('[KO-6] the reshuffled deck can be fixed, the top card first', () => {
    const missions = stackDeck(['counter-1a', 'pursuit', 'hotel', 'airport', 'counter-3', 'drone'], MISSION_IDS);
    const rest = missions.slice(6);
    const decks = {
      missions,
      'missions:1': ['code-2', 'counter-3', ...rest.filter((id) => id !== 'code-2')],
    };
    const record = { format: 1, game: 'kompromat', players: ['a', 'b'], decks, moves: [] };
    const opened = Match.open(kompromat, record);
    expect(opened.ok && describeMatch(opened.match).missionDeck.slice(0, 2)).toEqual(['code-2', 'counter-3']);
    const short = Match.open(kompromat, { ...record, decks: { missions, 'missions:1': rest } });
    expect(short).toMatchObject({ ok: false, fault: { code: 'bad-deck' } });
  });

  test('[KO-6] in round 6 too, even for one card', () => {
    const first: MissionId[] = ['counter-1a', 'counter-1b', 'counter-2a', ...plainMissions(0, 4)];
    const last: MissionId[] = ['counter-2b', ...plainMissions(20, 3), 'counter-3', ...plainMissions(23, 1)];
    const match = openMatch({ missions: [...first, ...plainMissions(4, 16), ...last] });
    playToRound(match, 6);
    expect(describeMatch(match).missions[0]).toMatchObject({ card: 'vesper-martini', counter: 'counter-2b' });
    expect(match.record().decks).toHaveProperty(['missions:6'], ['counter-3']);
  });

  test('[KO-6] a mission without counter-intelligence has none under it in later rounds either', () => {
    const match = openMatch({ missions: ['counter-1a', ...plainMissions(0, 4)] });
    playToRound(match, 2);
    expect(describeMatch(match).missions.map((mission) => mission.counter)).toEqual([null, null, null, null]);
  });
});

test('[KO-4] there is no position between rounds: one move leads to the first card of the next', () => {
  const match = openMatch({ decks: [[['10', '9', '8', '7']], [['2', '3', '4', '5']]] });
  playMoves(match, 0, 'stop', 0, 'stop', 1, 'stop', 1, 'stop', 2, 'stop', 2, 'stop', 3, 'stop', 3, 'stop');
  expect(describeMatch(match)).toMatchObject({ round: 2, phase: 'play', active: 1, turnMission: null });
  expect(describeMatch(match).drawn).not.toBeNull();
});
