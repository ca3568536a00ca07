import { settings } from '../../state/settings.ts';

/** Single-key shortcuts at a table. `panel`: opens or closes this tab; `tool`: presses this button of the toolbar. */
export const SHORTCUTS = [
  { key: 'u', name: 'undo', tool: 'undo' },
  { key: 'h', name: 'hint', tool: 'hint' },
  { key: 'p', name: 'replay', tool: 'replay' },
  { key: 'l', name: 'log', panel: 'log' },
  { key: 'c', name: 'chat', panel: 'chat' },
  { key: 'r', name: 'rules', panel: 'rules' },
  { key: 'm', name: 'more', panel: 'more' },
  { key: 's', name: 'sound' },
  { key: '?', name: 'help', panel: 'more' },
] as const;

type Shortcut = (typeof SHORTCUTS)[number];

/** Null for other keys, for key combinations, and while the user is typing. */
export function shortcutFor({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): Shortcut | null {
  const isTyping = target instanceof Element && target.matches('input:not([type=radio]), textarea, select');
  if (!settings.shortcuts.value || ctrlKey || altKey || metaKey || isTyping) return null;
  return SHORTCUTS.find((shortcut) => shortcut.key === key.toLowerCase()) ?? null;
}
