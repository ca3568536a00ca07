import type { Random } from '@safehouse/contract';
import { CHAT_PHRASES, PROTOCOL_VERSION } from '@safehouse/protocol';
import { moveOfAnyMatch, wrongVersion } from './fuzz-requests.ts';
import type { FuzzState, FuzzUser } from './fuzz-state.ts';
import { junkBody, junkValue, mutateObject, pickOne } from './junk.ts';
import { randomKey } from './valid-requests.ts';

type SocketMessage = { readonly [key: string]: unknown };

const SUBSCRIPTION_IDS = 6;

/** The maximum that a socket takes, and a little more. */
const MAX_MESSAGE_BYTES = 20_000;

/** What somebody says over one line, from the first word on. */
export function fuzzMessages(random: Random, world: FuzzState, person: FuzzUser, most: number): string[] {
  const hello = {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    ...(random.below(2) === 0 && { token: person.token, plain: true }),
  };
  const rest = Array.from({ length: 1 + random.below(most) }, () => fuzzMessage(random, world, person));
  // One in ten forgets to say hello.
  return random.below(10) === 0 ? rest : [JSON.stringify(hello), ...rest];
}

function fuzzMessage(random: Random, world: FuzzState, person: FuzzUser): string {
  const fair = validMessage(random, world, person);
  switch (random.below(10)) {
    case 0:
      return junkBody(random, MAX_MESSAGE_BYTES);
    case 1:
      return JSON.stringify(junkValue(random, 5));
    case 2:
    case 3:
      return JSON.stringify(mutateObject(random, fair));
    default:
      return JSON.stringify(fair);
  }
}

function validMessage(random: Random, world: FuzzState, person: FuzzUser): SocketMessage {
  const on = random.below(SUBSCRIPTION_IDS);
  return pickOne<() => SocketMessage>(random, [
    () => ({
      type: 'watch',
      on,
      match: world.randomMatch(random),
      ...(random.below(2) && { since: random.below(9) }),
    }),
    () => ({ type: 'watch', on, match: world.randomMatch(random), seat: random.below(4) }),
    () => moveMessage(random, world, person, on),
    () => moveMessage(random, world, person, on),
    () => ({ type: 'undo', on }),
    () => ({ type: 'undo', on, agree: random.below(2) === 0, key: randomKey(random) }),
    () => ({ type: 'undo', on, to: random.below(20) }),
    () => (random.below(8) === 0 ? { type: 'resign', on } : { type: 'ping', at: random.below(1e9) }),
    () => ({ type: 'chat', on, say: { phrase: pickOne(random, CHAT_PHRASES) } }),
    () => ({ type: 'chat', on, say: { text: 'by socket' }, key: randomKey(random) }),
    () => ({ type: pickOne(random, ['lobby', 'mine', 'leave']), on }),
    () => ({ type: 'hello', protocol: random.below(3), token: pickOne(random, world.users).token }),
  ])();
}

function moveMessage(random: Random, world: FuzzState, person: FuzzUser, on: number): SocketMessage {
  const turn = world.randomTurn(random);
  const isOwn = turn?.person === person;
  const version = turn && isOwn ? turn.page.version : wrongVersion(random, turn?.page.version);
  return { type: 'move', on, version, move: moveOfAnyMatch(random, world), key: randomKey(random) };
}
