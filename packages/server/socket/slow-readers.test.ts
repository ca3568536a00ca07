import { expect, test } from 'vitest';
import { SlowReaders } from './slow-readers.ts';

const KIB = 1024;

function createReaders(readers: SlowReaders, sizes: readonly number[]) {
  const cutOff: number[] = [];
  for (const unreadBytes of sizes) {
    const reader = { unreadBytes, cutOff: () => void cutOff.push(unreadBytes) };
    readers.note(reader, unreadBytes);
  }
  return cutOff;
}

test('slow clients are left alone while there is room for all of them', () => {
  const readers = new SlowReaders();
  const cutOff = createReaders(readers, Array(256).fill(256 * KIB));
  readers.tick();
  expect(cutOff).toEqual([]);
});

test('over the limit those with most unread are cut off, until half of it is free', () => {
  const readers = new SlowReaders();
  const cutOff = createReaders(readers, [...Array(100).fill(100 * KIB), ...Array(250).fill(250 * KIB)]);
  readers.tick();
  expect(cutOff.every((bytes) => bytes === 250 * KIB)).toBe(true);
  // 71,100 KiB in total: 154 must be disconnected to get below 32,768.
  expect(cutOff.length).toBe(Math.ceil((100 * 100 + 250 * 250 - 32 * 1024) / 250));
});

test('who has read everything, or is gone, is not counted any more', () => {
  const readers = new SlowReaders();
  let isRead = false;
  const cutOff: string[] = [];
  const now = {
    get unreadBytes() {
      return isRead ? 0 : 60_000 * KIB;
    },
    cutOff: () => void cutOff.push('now'),
  };
  const gone = { unreadBytes: 60_000 * KIB, cutOff: () => void cutOff.push('gone') };
  for (const reader of [now, gone]) readers.note(reader, reader.unreadBytes);
  readers.remove(gone);
  readers.tick();
  isRead = true;
  readers.tick();
  expect(cutOff).toEqual([]);
});
