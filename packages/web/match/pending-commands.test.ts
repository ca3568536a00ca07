import { expect, test } from 'vitest';
import { createPendingCommands } from './pending-commands.ts';

const MOVE_COMMAND = { type: 'move', on: 1, version: 2, move: { type: 'x' }, key: '' } as const;

function recordedCommands() {
  const sent: { readonly type: string; readonly key?: string | undefined }[] = [];
  return { sent, ...createPendingCommands((command) => sent.push(command) > 0) };
}

test('a move without an answer is sent again under the same key', () => {
  const { sent, send, resendMoves } = recordedCommands();
  send(MOVE_COMMAND);
  resendMoves();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('an answered move is not sent again', () => {
  const { sent, send, resendMoves, settle, isPending } = recordedCommands();
  send(MOVE_COMMAND);
  expect(isPending.value).toBe(true);
  settle(sent[0].key);
  resendMoves();
  expect(sent).toHaveLength(1);
  expect(isPending.value).toBe(false);
});

test('two moves have two keys', () => {
  const { sent, send } = recordedCommands();
  send(MOVE_COMMAND);
  send(MOVE_COMMAND);
  expect(sent[0].key).not.toBe(sent[1].key);
});

test('a resignation is not sent again', () => {
  const { sent, send, resendMoves, isPending } = recordedCommands();
  send({ type: 'resign', on: 1 });
  resendMoves();
  expect(sent).toHaveLength(1);
  expect(isPending.value).toBe(false);
});

test('a refusal is shown only for a command of this page, until the next command', () => {
  const { sent, send, reject, refusal } = recordedCommands();
  reject('strange', { code: 'stale', message: '' });
  expect(refusal.value).toBeNull();
  send(MOVE_COMMAND);
  reject(sent[0].key, { code: 'stale', message: '' });
  expect(refusal.value?.code).toBe('stale');
  send(MOVE_COMMAND);
  expect(refusal.value).toBeNull();
});
