import { SEATS } from '@safehouse/contract';
import { MAX_PRACTICE_MATCHES, newMatchId, type PlayerView, practiceRequest } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../local/match-db.ts';
import { rememberBeaten } from '../state/beaten-levels.ts';
import { practiceRequests } from './practice-sync.ts';

const [FIRST, SECOND] = SEATS;
const person: PlayerView = { type: 'person', name: null, user: 'me' };
const bot: PlayerView = { type: 'bot', level: 'sharp' };

function finished(updatedAt: number, parts: Partial<StoredMatch['summary']> = {}): StoredMatch {
  return {
    id: newMatchId(),
    header: { game: 'kompromat' },
    entries: [],
    isOver: true,
    updatedAt,
    summary: {
      players: [person, bot],
      seats: [FIRST],
      toAct: [],
      result: { winners: [FIRST], reason: 'points', scores: [] },
      ...parts,
    },
  } as unknown as StoredMatch;
}

test('finished matches against bots are sent, the oldest first, and pass the check of the server', () => {
  const lost = finished(5, { result: { winners: [SECOND], reason: 'points', scores: [] } });
  const won = finished(3);
  const [request] = practiceRequests([lost, won], 1);
  expect(request.matches).toEqual([
    { id: won.id, game: 'kompromat', levels: ['sharp'], beaten: ['sharp'], outcome: 'won', at: 3 },
    { id: lost.id, game: 'kompromat', levels: ['sharp'], beaten: [], outcome: 'lost', at: 5 },
  ]);
  expect(practiceRequest.safeParse(request).success).toBe(true);
});

test('matches sent before, unfinished ones, shared devices and tables without bots are left out', () => {
  const left = [
    finished(2),
    { ...finished(9), isOver: false },
    finished(9, { seats: [FIRST, SECOND] }),
    finished(9, { players: [person, person] }),
    { ...finished(9), summary: undefined } as unknown as StoredMatch,
  ];
  expect(practiceRequests(left, 2)).toEqual([]);
});

test('two bots of the same level count as one beaten bot', () => {
  const [{ matches }] = practiceRequests([finished(5, { players: [person, bot, bot] })], 1);
  expect(matches[0]).toMatchObject({ levels: ['sharp', 'sharp'], beaten: ['sharp'] });
});

test('many matches are sent in several requests, the beaten bots only in the very first', () => {
  rememberBeaten('agent-avenue', ['gentle']);
  const beaten = [{ game: 'agent-avenue', level: 'gentle' }];
  const many = Array.from({ length: MAX_PRACTICE_MATCHES + 1 }, (_, i) => finished(i + 1));
  const requests = practiceRequests(many, 0);
  expect(requests.map(({ matches }) => matches.length)).toEqual([MAX_PRACTICE_MATCHES, 1]);
  expect(requests.map((request) => request.beaten)).toEqual([beaten, []]);
  expect(practiceRequests([], 0)).toEqual([{ matches: [], beaten }]);
  expect(practiceRequests([], 1)).toEqual([]);
});
