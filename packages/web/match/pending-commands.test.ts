import { expect, test } from 'vitest';
import { createPendingCommands } from './pending-commands.ts';

const MOVE_COMMAND = { type: 'move', on: 1, version: 2, move: { type: 'x' }, key: '' } as const;

function recordedCommands() {
  const said: { readonly type: string; readonly key?: string | undefined }[] = [];
  return { said, ...createPendingCommands((command) => said.push(command) > 0) };
}

test('a move without an answer is sent again under the same key', () => {
  const { said, send, resendMoves } = recordedCommands();
  send(MOVE_COMMAND);
  resendMoves();
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
});

test('an answered move is not sent again', () => {
  const { said, send, resendMoves, settle, isPending } = recordedCommands();
  send(MOVE_COMMAND);
  expect(isPending.value).toBe(true);
  settle(said[0].key);
  resendMoves();
  expect(said).toHaveLength(1);
  expect(isPending.value).toBe(false);
});

test('two moves have two keys', () => {
  const { said, send } = recordedCommands();
  send(MOVE_COMMAND);
  send(MOVE_COMMAND);
  expect(said[0].key).not.toBe(said[1].key);
});

test('a wish to resign is not repeated by itself', () => {
  const { said, send, resendMoves, isPending } = recordedCommands();
  send({ type: 'resign', on: 1 });
  resendMoves();
  expect(said).toHaveLength(1);
  expect(isPending.value).toBe(false);
});

test("a no is shown only where the wish was one's own, until the next wish", () => {
  const { said, send, reject, refusal } = recordedCommands();
  reject('strange', { code: 'stale', message: '' });
  expect(refusal.value).toBeNull();
  send(MOVE_COMMAND);
  reject(said[0].key, { code: 'stale', message: '' });
  expect(refusal.value?.code).toBe('stale');
  send(MOVE_COMMAND);
  expect(refusal.value).toBeNull();
});
