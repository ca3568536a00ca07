import type { Line } from '@safehouse/ui/terminal';
import type { PlayTranslations } from '../locales/en.ts';
import { composeFrame, type Frame } from './frame.ts';
import { Menu, type MenuItem } from './menu.ts';
import type { Screen } from './screen.ts';

/** Commands that can be given instead of choosing an item. */
export type AskCommand = 'back' | 'undo' | 'log' | 'help' | 'quit';

export type Answer<Value> = { readonly chosen: Value } | { readonly command: AskCommand };

const COMMAND_KEYS: { readonly [key: string]: AskCommand } = {
  escape: 'back',
  backspace: 'back',
  u: 'undo',
  l: 'log',
  '?': 'help',
  q: 'quit',
  quit: 'quit',
};

export interface Question<Value> extends Omit<Frame, 'menu' | 'keys'> {
  readonly items: readonly MenuItem<Value>[];
  /** The commands that are available here. Ctrl+C always quits. */
  readonly commands: readonly AskCommand[];
}

/** Shows a question until it is answered. */
export async function ask<Value>(
  screen: Screen,
  { items, commands, ...frame }: Question<Value>,
  words: PlayTranslations,
): Promise<Answer<Value>> {
  const menu = new Menu(items);
  const keys = keyHints(commands, words);
  for (;;) {
    screen.draw(composeFrame({ ...frame, menu, keys }));
    const key = await screen.readKey();
    const command = Object.hasOwn(COMMAND_KEYS, key) ? COMMAND_KEYS[key] : null;
    if (command !== null && (key === 'quit' || commands.includes(command))) return { command };
    const item = command === null ? menu.press(key) : null;
    if (item) return { chosen: item.value };
  }
}

const HINTED_KEYS: readonly (readonly [AskCommand, string])[] = [
  ['back', 'Esc'],
  ['undo', 'u'],
  ['log', 'l'],
  ['help', '?'],
  ['quit', 'q'],
];

export function keyHints(commands: readonly AskCommand[], { keys }: PlayTranslations): Frame['keys'] {
  const hints = HINTED_KEYS.filter(([command]) => commands.includes(command));
  return [['1–9 ↑↓ Enter', keys.choose], ...hints.map(([command, key]) => [key, keys[command]] as const)];
}

/** A screen that waits for something other than a key. */
export function drawWaiting(screen: Screen, frame: Omit<Frame, 'menu' | 'keys'>): void {
  const lines: readonly Line[] = composeFrame({ ...frame, menu: null, keys: [] });
  screen.draw(lines);
}
