import type { MatchId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import type { BusMessage } from '../bus/bus.ts';
import { SpectatorCounts } from './spectator-counts.ts';

const MATCH = 'm' as MatchId;

/** Two servers that receive each other's messages. */
function twoServers() {
  let time = 0;
  const servers: SpectatorCounts[] = [];
  const create = (server: string) => {
    const deliver = (message: BusMessage) => {
      for (const other of servers.filter((each) => each !== counts)) {
        if (message.type === 'spectators') other.onRemote(message);
        if (message.type === 'hidden') other.hide(message.id);
      }
    };
    const counts = new SpectatorCounts({ bus: { publishToOthers: deliver }, server, now: () => time });
    servers.push(counts);
    return counts;
  };
  return { first: create('a'), second: create('b'), third: () => create('c'), pass: (ms: number) => (time += ms) };
}

const audience = (spectators: number, isHidden = false) => ({ spectators, isListed: true, isHidden });

test('everybody knows how many look on at all servers', () => {
  const { first, second, pass } = twoServers();
  first.setLocal(MATCH, audience(2));
  second.setLocal(MATCH, audience(3));
  pass(1000);
  // It has learned of the other server, and sends it its counts again.
  first.setLocal(MATCH, audience(2));
  expect([first.total(MATCH), second.total(MATCH)]).toEqual([5, 5]);
  second.removeLocal(MATCH);
  expect([first.total(MATCH), second.total(MATCH)]).toEqual([2, 2]);
});

test('what a server says no more is forgotten, what it repeats stays', () => {
  const { first, second, pass } = twoServers();
  second.setLocal(MATCH, audience(3));
  for (let i = 0; i < 4; i++) {
    pass(20_000);
    second.setLocal(MATCH, audience(3));
  }
  first.prune();
  expect(first.total(MATCH)).toBe(3);
  pass(60_000);
  first.prune();
  expect(first.total(MATCH)).toBe(0);
});

test('a player who does not want to be seen hides the table everywhere, also after leaving', () => {
  const { first, second } = twoServers();
  second.setLocal(MATCH, audience(0, true));
  second.removeLocal(MATCH);
  expect([first.isHidden(MATCH), second.isHidden(MATCH)]).toEqual([true, true]);
  expect(first.isHidden('other' as MatchId)).toBe(false);
});

test('whoever begins to list tables is told what is hidden at once, and who looks on with the next second', () => {
  const { first, second, third } = twoServers();
  first.setLocal(MATCH, audience(2, true));
  const late = third();
  expect([late.isHidden(MATCH), late.total(MATCH)]).toEqual([false, 0]);
  second.onAsked();
  first.onAsked();
  expect(late.isHidden(MATCH)).toBe(true);
  first.setLocal(MATCH, audience(2, true));
  expect(late.total(MATCH)).toBe(2);
});
