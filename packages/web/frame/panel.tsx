import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { useRules } from '../state/games.ts';
import { room } from '../state/width.ts';
import { house } from '../state/words.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { More } from './more.tsx';
import { RulesList } from './rules-list.tsx';
import type { Sitting } from './sitting.ts';

const TABS = ['log', 'chat', 'rules', 'more'] as const;
export type Tab = (typeof TABS)[number];

interface PanelProps extends Sitting {
  /** Null: nothing is open. Only a phone shows nothing then. */
  readonly tab: Signal<Tab | null>;
  readonly rule: string | null;
}

/** Log, talk and rules: a sheet from below on a phone, a panel beside the board, or all at once. */
export function Panel(props: PanelProps) {
  const { tab } = props;
  const tabs = TABS.filter((one) => one !== 'chat' || props.source.talk !== null);
  const words = house();
  const panel = useRef<HTMLElement>(null);
  const isSheet = room.value === 'phone';
  const shown = tab.value ?? (isSheet ? null : 'log');
  useEffect(() => {
    if (isSheet && shown !== null) panel.current?.focus();
  }, [isSheet && shown !== null]);
  if (shown === null) return null;
  const choose = (one: Tab | null) => {
    tab.value = one;
  };
  const close = () => choose(null);
  return (
    <>
      {isSheet && <button type="button" class="scrim" tabIndex={-1} aria-hidden="true" onClick={close} />}
      <aside
        class={`panel${props.source.talk ? ' has-chat' : ''}`}
        ref={panel}
        tabIndex={-1}
        aria-label={words.table.sideBySide}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        {room.value === 'wide' ? (
          tabs.map((one) => (
            <section key={one} class={`panel-part is-${one}`} aria-label={words.table[one]}>
              <h2>{words.table[one]}</h2>
              <Part {...props} of={one} close={close} />
            </section>
          ))
        ) : (
          <>
            <Tabs tabs={tabs} shown={shown} choose={choose}>
              {isSheet && (
                <button type="button" class="icon-button" aria-label={words.close} onClick={close}>
                  <Icon name="close" />
                </button>
              )}
            </Tabs>
            <div class={`panel-part is-${shown}`} role="tabpanel" id="panel" aria-labelledby={`tab-${shown}`}>
              <Part {...props} of={shown} close={close} />
            </div>
          </>
        )}
      </aside>
    </>
  );
}

type PartProps = PanelProps & {
  readonly of: Tab;
  close(): void;
};

function Part({ of, close, ...props }: PartProps) {
  const rules = useRules(props.game);
  if (of === 'log') return <Log lines={props.lines} />;
  if (of === 'chat') return <Chat {...props} />;
  return of === 'rules' ? <RulesList rules={rules} at={props.rule} /> : <More {...props} close={close} />;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  choose(tab: Tab): void;
  readonly children: ComponentChildren;
}

function Tabs({ tabs, shown, choose, children }: TabsProps) {
  const words = house().table;
  const list = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const next = (tabs.indexOf(shown) + by + tabs.length) % tabs.length;
    choose(tabs[next]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div class="tabs">
      <div
        role="tablist"
        aria-label={words.sideBySide}
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
            onClick={() => choose(tab)}
          >
            {words[tab]}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
