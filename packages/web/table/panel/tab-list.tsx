import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/translations.ts';
import type { TableChat } from '../../match/match-source.ts';
import { UnreadBadge } from '../chat/unread-badge.tsx';
import type { PanelTab } from './panel.tsx';

interface TabListProps {
  readonly tabs: readonly PanelTab[];
  readonly shown: PanelTab;
  readonly chats: readonly (TableChat | null)[];
  onSelect(tab: PanelTab): void;
  readonly children: ComponentChildren;
}

export function TabList({ tabs, shown, chats, onSelect, children }: TabListProps) {
  const translations = t().table;
  const list = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const next = (tabs.indexOf(shown) + by + tabs.length) % tabs.length;
    onSelect(tabs[next]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class="tabs">
      <div
        role="tablist"
        aria-label={translations.sideBySide}
        ref={list}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1);
          if (key === 'ArrowLeft') step(-1);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls="panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onSelect(tab)}
          >
            {translations[tab]}
            {tab === 'chat' && <UnreadBadge chats={chats} />}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
