import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchSource } from '../../match/match-source.ts';
import { settings } from '../../state/settings.ts';
import type { PanelTab } from '../panel/panel.tsx';
import { shortcutFor } from './shortcuts.ts';

/** Keyboard shortcuts for the tools of the table. */
export function useShortcuts(tab: Signal<PanelTab | null>, { chat }: Pick<MatchSource, 'chat'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutFor(event);
      if (!shortcut || (shortcut.name === 'chat' && !chat)) return;
      event.preventDefault();
      if ('panel' in shortcut) tab.value = tab.value === shortcut.panel ? null : shortcut.panel;
      // Does nothing if the button is disabled.
      else if ('tool' in shortcut) document.querySelector<HTMLElement>(`.tool.is-${shortcut.tool}`)?.click();
      else settings.sound.value = !settings.sound.value;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [tab, chat]);
}
