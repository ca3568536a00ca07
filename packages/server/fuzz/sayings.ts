import type { Random } from '@safehouse/contract';
import { PHRASES, PROTOCOL } from '@safehouse/protocol';
import { foreignMove, otherVersion } from './attempts.ts';
import { junk, junkBody, oneOf, spoiltBody } from './junk.ts';
import { newKey } from './wishes.ts';
import type { Person, World } from './world.ts';

type Saying = { readonly [key: string]: unknown };

const TOPICS = 6;

/** The maximum that a socket takes, and a little more. */
const MOST_SAID = 20_000;

/** What somebody says over one line, from the first word on. */
export function sayings(random: Random, world: World, person: Person, most: number): string[] {
  const hello = {
    type: 'hello',
    protocol: PROTOCOL,
    ...(random.below(2) === 0 && { token: person.token, plain: true }),
  };
  const rest = Array.from({ length: 1 + random.below(most) }, () => saying(random, world, person));
  // One in ten forgets to say hello.
  return random.below(10) === 0 ? rest : [JSON.stringify(hello), ...rest];
}

function saying(random: Random, world: World, person: Person): string {
  const fair = fairSaying(random, world, person);
  switch (random.below(10)) {
    case 0:
      return junkBody(random, MOST_SAID);
    case 1:
      return JSON.stringify(junk(random, 5));
    case 2:
    case 3:
      return JSON.stringify(spoiltBody(random, fair));
    default:
      return JSON.stringify(fair);
  }
}

function fairSaying(random: Random, world: World, person: Person): Saying {
  const on = random.below(TOPICS);
  return oneOf<() => Saying>(random, [
    () => ({
      type: 'watch',
      on,
      match: world.match(random),
      ...(random.below(2) && { since: random.below(9) }),
    }),
    () => ({ type: 'watch', on, match: world.match(random), seat: random.below(4) }),
    () => move(random, world, person, on),
    () => move(random, world, person, on),
    () => ({ type: 'undo', on }),
    () => ({ type: 'undo', on, agree: random.below(2) === 0, key: newKey(random) }),
    () => ({ type: 'undo', on, to: random.below(20) }),
    () => (random.below(8) === 0 ? { type: 'resign', on } : { type: 'ping', at: random.below(1e9) }),
    () => ({ type: 'chat', on, say: { phrase: oneOf(random, PHRASES) } }),
    () => ({ type: 'chat', on, say: { text: 'by socket' }, key: newKey(random) }),
    () => ({ type: oneOf(random, ['lobby', 'mine', 'leave']), on }),
    () => ({ type: 'hello', protocol: random.below(3), token: oneOf(random, world.people).token }),
  ])();
}

function move(random: Random, world: World, person: Person, on: number): Saying {
  const turn = world.turn(random);
  const isOwn = turn?.person === person;
  const version = turn && isOwn ? turn.page.version : otherVersion(random, turn?.page.version);
  return { type: 'move', on, version, move: foreignMove(random, world), key: newKey(random) };
}
