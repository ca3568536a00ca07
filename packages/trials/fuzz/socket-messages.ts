import type { Random } from '@safehouse/contract';
import { GAME_IDS } from '@safehouse/games/registry';
import { CHAT_EMOTES, CHAT_PHRASES, PLAIN_PROTOCOL_VERSION } from '@safehouse/protocol';
import { moveOfAnyMatch, wrongVersion } from './fuzz-requests.ts';
import type { FuzzState, FuzzUser } from './fuzz-state.ts';
import { junkBody, junkValue, mutateObject, pickOne } from './junk.ts';
import { randomKey } from './valid-requests.ts';

type SocketMessage = { readonly [key: string]: unknown };

const SUBSCRIPTION_IDS = 6;

/** Slightly more than the server accepts. */
const MAX_MESSAGE_BYTES = 20_000;

/** All messages of one connection. */
export function fuzzMessages(random: Random, state: FuzzState, person: FuzzUser, max: number): string[] {
  const hello = {
    type: 'hello',
    protocol: PLAIN_PROTOCOL_VERSION,
    ...(random.below(2) === 0 && { token: person.token, plain: true }),
  };
  const rest = Array.from({ length: 1 + random.below(max) }, () => fuzzMessage(random, state, person));
  // One in ten connections starts without a hello.
  return random.below(10) === 0 ? rest : [JSON.stringify(hello), ...rest];
}

function fuzzMessage(random: Random, state: FuzzState, person: FuzzUser): string {
  const valid = validMessage(random, state, person);
  switch (random.below(10)) {
    case 0:
      return junkBody(random, MAX_MESSAGE_BYTES);
    case 1:
      return JSON.stringify(junkValue(random, 5));
    case 2:
    case 3:
      return JSON.stringify(mutateObject(random, valid));
    default:
      return JSON.stringify(valid);
  }
}

function validMessage(random: Random, state: FuzzState, person: FuzzUser): SocketMessage {
  const on = random.below(SUBSCRIPTION_IDS);
  return pickOne<() => SocketMessage>(random, [
    () => ({
      type: 'watch',
      on,
      match: state.randomMatch(random),
      ...(random.below(2) && { since: random.below(9) }),
    }),
    () => ({ type: 'watch', on, match: state.randomMatch(random), seat: random.below(4) }),
    () => moveMessage(random, state, person, on),
    () => moveMessage(random, state, person, on),
    () => ({ type: 'undo', on }),
    () => ({ type: 'undo', on, agree: random.below(2) === 0, key: randomKey(random) }),
    () => ({ type: 'undo', on, to: random.below(20) }),
    () => (random.below(8) === 0 ? { type: 'resign', on } : { type: 'ping', at: random.below(1e9) }),
    () => ({ type: 'chat', on, say: { phrase: pickOne(random, CHAT_PHRASES) } }),
    () => ({ type: 'chat', on, say: { emote: pickOne(random, CHAT_EMOTES) } }),
    () => ({ type: 'spectator-chat', on, say: { phrase: pickOne(random, CHAT_PHRASES) } }),
    () => ({ type: 'claim', on }),
    () => ({ type: 'rematch', on, seed: 'by socket', key: randomKey(random) }),
    () => ({ type: 'rematch', on, next: random.below(SUBSCRIPTION_IDS) }),
    () => ({ type: 'chat', on, say: { text: 'by socket' }, key: randomKey(random) }),
    () => ({ type: pickOne(random, ['lobby', 'mine', 'friends', 'live', 'tv', 'leave']), on }),
    () => ({ type: 'live', on, game: pickOne(random, GAME_IDS) }),
    () => ({ type: 'watch', on, match: state.randomMatch(random), preview: true }),
    () => ({ type: 'club', on, club: state.randomId(random, 'club') }),
    () => ({ type: 'tournament', on, tournament: state.randomId(random, 'tournament') }),
    () => ({ type: 'tournament', on, tournament: state.randomId(random, 'tournament'), code: 'x'.repeat(10) }),
    () => ({ type: 'hello', protocol: random.below(3), token: pickOne(random, state.users).token }),
  ])();
}

function moveMessage(random: Random, state: FuzzState, person: FuzzUser, on: number): SocketMessage {
  const turn = state.randomTurn(random);
  const isOwn = turn?.person === person;
  const version = turn && isOwn ? turn.view.version : wrongVersion(random, turn?.view.version);
  return { type: 'move', on, version, move: moveOfAnyMatch(random, state), key: randomKey(random) };
}
