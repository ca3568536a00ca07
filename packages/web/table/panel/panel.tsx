import type { Signal } from '@preact/signals';
import type { TileSlot } from '@safehouse/ui';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { LoadingText } from '../../components/loading-screen.tsx';
import { t } from '../../i18n/translations.ts';
import type { RulesTarget } from '../../screens/rules/rules-target.ts';
import { settings } from '../../state/settings.ts';
import type { FrameShape } from '../frame/frame-shape.ts';
import type { TableContext } from '../table-context.ts';
import { TabList } from './tab-list.tsx';

const TABS = ['log', 'chat', 'rules', 'more'] as const;
export type PanelTab = (typeof TABS)[number];

/** Loaded when the first tab is opened. */
const TabContent = lazyComponent(async () => (await import('./tab-content.tsx')).TabContent, LoadingText);

export interface PanelProps extends TableContext {
  /** Null: closed, or the preferred tab if the panel is always open. */
  readonly tab: Signal<PanelTab | null>;
  readonly rulesTarget: RulesTarget;
  readonly shape: FrameShape;
  /** The numbers of one tile, whose symbols the rules explain. */
  readonly numbers: TileSlot['numbers'];
}

/** Log, chat, rules and the menu: always open on a wide screen, otherwise a sheet on demand. */
export function Panel(props: PanelProps) {
  const { tab, shape } = props;
  const tabs = TABS.filter((name) => name !== 'chat' || props.source.chat !== null);
  const translations = t();
  const panel = useRef<HTMLElement>(null);
  const isSheet = shape !== 'wide';
  const preferred = tabs.find((name) => name === settings.openPanel.value) ?? 'log';
  const shown = tab.value ?? (isSheet ? null : preferred);
  useEffect(() => {
    if (isSheet && shown !== null) panel.current?.focus({ preventScroll: true });
  }, [isSheet && shown !== null]);
  if (shown === null) return null;
  const choose = (selected: PanelTab | null) => {
    tab.value = selected;
  };
  const close = () => choose(null);
  return (
    <section
      class={`panel${isSheet ? ' is-sheet' : ''}`}
      ref={panel}
      tabIndex={-1}
      aria-label={translations.table.sideBySide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <TabList tabs={tabs} shown={shown} chats={[props.source.chat, props.source.spectatorChat]} onSelect={choose}>
        {isSheet && (
          <button type="button" class="icon-button" aria-label={translations.close} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </TabList>
      <div class={`panel-part is-${shown}`} role="tabpanel" id="panel" aria-labelledby={`tab-${shown}`}>
        <TabContent {...props} tabShown={shown} close={close} />
      </div>
    </section>
  );
}
