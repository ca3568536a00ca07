import { clientMessage } from '@safehouse/protocol';
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

test('a move is understood exactly where the schema understands it', () => {
  const good = { type: 'move', on: 1, version: 1, move: { type: 'pass' }, key: 'k-_1' };
  const values: unknown[] = [undefined, null, true, '', 'x', 'ž', 'x y', 'x'.repeat(64), 'x'.repeat(65), -1, 0, 0.5];
  values.push(9999, 10_000, 2 ** 53, [], {}, { type: 'pass', card: [1] });
  const messages: unknown[] = [good, { ...good, more: 1 }, [good]];
  for (const field of Object.keys(good)) for (const value of values) messages.push({ ...good, [field]: value });
  for (const message of messages.map((each) => JSON.parse(JSON.stringify(each)))) {
    const { success, data } = clientMessage.safeParse(message);
    const decoded = decodeClientMessage(JSON.stringify(message));
    expect(decoded, JSON.stringify(message)).toMatchObject(success ? { ok: true, said: data } : { ok: false });
  }
});
