import { lineText } from '@safehouse/ui/terminal';
import { expect, test } from 'vitest';
import { Menu } from './menu.ts';
import { createMoveTree, menuItemsOf } from './move-menu.ts';

const menuOf = (count: number, label = (i: number) => `item ${i}`) =>
  new Menu(Array.from({ length: count }, (_, value) => ({ label: label(value), value })));
const textOf = (menu: Menu<unknown>) => menu.lines().map((line) => lineText(line).trimEnd());

test('a few items stand below each other, more in columns', () => {
  expect(textOf(menuOf(2))).toEqual(['>1 item 0', ' 2 item 1']);
  expect(textOf(menuOf(6))[0]).toMatch(/^>1 item 0 {31} 4 item 3$/);
  expect(menuOf(6).rows).toBe(3);
});

test('items too long for columns are on several pages', () => {
  const menu = menuOf(9, (i) => `a label that takes more than half of the screen ${i}`);
  expect(menu.pageText).toBe('1/3');
  expect(textOf(menu)).toHaveLength(4);
  menu.press('pagedown');
  expect([menu.pageText, menu.current.value]).toEqual(['2/3', 4]);
  expect(menu.press('2')?.value).toBe(5);
});

test('arrows go round, sideways by a column, and Enter chooses', () => {
  const menu = menuOf(6);
  menu.press('up');
  expect(menu.current.value).toBe(5);
  menu.press('down');
  menu.press('right');
  expect(menu.press('enter')?.value).toBe(3);
  expect(menu.press('9')).toBeNull();
});

test('letters follow the numbers, without those that mean something else', () => {
  const menu = menuOf(25);
  expect(menu.press('a')?.value).toBe(9);
  const shortcuts = textOf(menu)
    .join(' ')
    .match(/[\da-z](?= item)/g);
  expect(shortcuts).toHaveLength(25);
  expect(shortcuts).not.toEqual(expect.arrayContaining(['q']));
  expect(['l', 'q', 'u'].map((key) => menu.press(key))).toEqual([null, null, null]);
});

test('moves with the same first step share it, and a question with one answer is not asked', () => {
  const moves = [{ type: 'go a' }, { type: 'go b' }, { type: 'stay x' }, { type: 'end' }];
  const tree = createMoveTree(moves, ({ type }) => type.split(' ').map((label) => ({ label, next: `${label}?` })));
  expect(menuItemsOf(tree).map(({ label }) => label)).toEqual(['go …', 'stay › x', 'end']);
  const [{ value }] = menuItemsOf(tree);
  expect(value).toMatchObject({ question: 'go?', branches: [{ leadsTo: moves[0] }, { leadsTo: moves[1] }] });
});
