import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderApiPage } from './api-reference.ts';
import { writeDeclarations } from './declarations.ts';

const types = mkdtempSync(resolve(tmpdir(), 'safehouse-types-'));
afterAll(() => rmSync(types, { recursive: true }));
writeDeclarations(types);
const page = renderApiPage(types);

test('docs/api.md matches the types and comments (npm run api-page writes it)', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8')).toBe(page);
});

test('only public declarations are shown', () => {
  expect(page).toContain('export function sha256(');
  expect(page).toContain('choose(turn: Turn<View, Written>): Written;');
  expect(page).toContain('legal(seat: Seat): WrittenMove[];');
  expect(page).not.toMatch(/#private|private constructor/);
});
