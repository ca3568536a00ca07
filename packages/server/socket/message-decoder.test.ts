import { expect, test } from 'vitest';
import { decodeClientMessage } from './message-decoder.ts';

const moveText = (key: string) => `{"type":"move","on":1,"version":1,"move":{"type":"pass"},"key":"${key}"}`;

test('a move with a name of its own is understood', () => {
  expect(decodeClientMessage(moveText('k'))).toMatchObject({ ok: true, said: { type: 'move', key: 'k' } });
});

test('a name that not every database can keep is refused', () => {
  expect(decodeClientMessage(moveText('\\u0000'))).toMatchObject({
    ok: false,
    refusal: { code: 'bad-request' },
  });
});
