import { expect, test } from 'vitest';
import { isolateName } from './isolate-name.ts';

test('a name in a right-to-left script is isolated from the sentence around it', () => {
  expect(isolateName('עדה')).toBe('\u2068עדה\u2069');
  expect(isolateName('Ada ليلى')).toBe('\u2068Ada ليلى\u2069');
});

test('other names stay as they are', () => {
  for (const name of ['Ada', 'Zoë Müller-Štěpánková', 'Ольга', '张伟', '🦊 Fox']) expect(isolateName(name)).toBe(name);
});
