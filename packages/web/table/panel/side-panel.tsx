import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import type { TableChat } from '../../match/match-source.ts';
import { LazyRulesView } from '../../screens/rules/lazy-rules-view.tsx';
import { GUIDE, ruleTarget } from '../../screens/rules/rules-target.ts';
import { layoutSize } from '../../state/layout-size.ts';
import { Chat } from '../chat/chat.tsx';
import { UnreadBadge } from '../chat/unread-badge.tsx';
import { EventLog } from '../log/event-log.tsx';
import type { TableContext } from '../table-context.ts';
import { MoreMenu } from './more-menu.tsx';

const TABS = ['log', 'chat', 'rules', 'more'] as const;
export type PanelTab = (typeof TABS)[number];

interface SidePanelProps extends TableContext {
  /** Null: closed on a phone, the log elsewhere. */
  readonly tab: Signal<PanelTab | null>;
  readonly selectedRule: string | null;
}

/** Log, chat and rules: a bottom sheet on a phone, tabs beside the board, or all open on a wide screen. */
export function SidePanel(props: SidePanelProps) {
  const { tab } = props;
  const tabs = TABS.filter((name) => name !== 'chat' || props.source.chat !== null);
  const translations = t();
  const panel = useRef<HTMLElement>(null);
  const isSheet = layoutSize.value === 'phone';
  const shown = tab.value ?? (isSheet ? null : 'log');
  useEffect(() => {
    if (isSheet && shown !== null) panel.current?.focus();
  }, [isSheet && shown !== null]);
  if (shown === null) return null;
  const choose = (selected: PanelTab | null) => {
    tab.value = selected;
  };
  const close = () => choose(null);
  return (
    <>
      {isSheet && <button type="button" class="scrim" tabIndex={-1} aria-hidden="true" onClick={close} />}
      <aside
        class={`panel${props.source.chat ? ' has-chat' : ''}`}
        ref={panel}
        tabIndex={-1}
        aria-label={translations.table.sideBySide}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        {layoutSize.value === 'wide' ? (
          tabs.map((name) => (
            <section key={name} class={`panel-part is-${name}`} aria-label={translations.table[name]}>
              <h2>{translations.table[name]}</h2>
              <TabContent {...props} tabShown={name} close={close} />
            </section>
          ))
        ) : (
          <>
            <TabList tabs={tabs} shown={shown} chat={props.source.chat} onSelect={choose}>
              {isSheet && (
                <button type="button" class="icon-button" aria-label={translations.close} onClick={close}>
                  <Icon name="close" />
                </button>
              )}
            </TabList>
            <div class={`panel-part is-${shown}`} role="tabpanel" id="panel" aria-labelledby={`tab-${shown}`}>
              <TabContent {...props} tabShown={shown} close={close} />
            </div>
          </>
        )}
      </aside>
    </>
  );
}

type TabContentProps = SidePanelProps & {
  readonly tabShown: PanelTab;
  close(): void;
};

function TabContent({ tabShown, close, ...props }: TabContentProps) {
  if (tabShown === 'log') return <EventLog lines={props.logLines} />;
  if (tabShown === 'chat') return <Chat {...props} />;
  return tabShown === 'rules' ? (
    <LazyRulesView game={props.game} target={props.selectedRule === null ? GUIDE : ruleTarget(props.selectedRule)} />
  ) : (
    <MoreMenu {...props} close={close} />
  );
}

interface TabListProps {
  readonly tabs: readonly PanelTab[];
  readonly shown: PanelTab;
  readonly chat: TableChat | null;
  onSelect(tab: PanelTab): void;
  readonly children: ComponentChildren;
}

function TabList({ tabs, shown, chat, onSelect, children }: TabListProps) {
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
            {tab === 'chat' && <UnreadBadge chat={chat} />}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
