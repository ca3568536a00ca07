import type { Signal } from '@preact/signals';
import { t } from '../../i18n/translations.ts';
import type { TableChat } from '../../match/match-source.ts';
import { layoutSize } from '../../state/layout-size.ts';
import { UnreadBadge } from '../chat/unread-badge.tsx';
import type { HintState } from '../hints/hint.ts';
import { Notices, type RefusalMessage } from '../notices/notices.tsx';
import type { PanelTab } from '../panel/side-panel.tsx';
import type { TableContext } from '../table-context.ts';
import { MatchTools, ToolButton } from './tool-buttons.tsx';
import { useToolbarHeight } from './toolbar-height.ts';

interface ToolbarProps extends TableContext {
  readonly shownContext: TableContext;
  readonly refusal: Signal<RefusalMessage | null>;
  readonly hint: Signal<HintState | null>;
  readonly tab: Signal<PanelTab | null>;
}

/** Notices and buttons at the bottom of the screen. */
export function Toolbar({ shownContext, refusal, hint, tab, ...context }: ToolbarProps) {
  const translations = t().table;
  const tools = useToolbarHeight();
  return (
    <footer class="tools" ref={tools}>
      <Notices {...context} refusal={refusal} hint={hint} />
      <div class="tools-row" role="toolbar" aria-label={translations.more}>
        <MatchTools {...shownContext} hint={hint} />
        {layoutSize.value === 'phone' && <PanelButtons tab={tab} chat={context.source.chat} />}
      </div>
    </footer>
  );
}

interface PanelButtonsProps {
  readonly tab: Signal<PanelTab | null>;
  readonly chat: TableChat | null;
}

/** Buttons for the panel's tabs, on a phone only. */
function PanelButtons({ tab, chat }: PanelButtonsProps) {
  const translations = t().table;
  const toggle = (selected: PanelTab) => () => {
    tab.value = tab.value === selected ? null : selected;
  };
  return (
    <>
      <ToolButton icon="log" label={translations.log} onPress={toggle('log')} />
      {chat && (
        <ToolButton icon="chat" label={translations.chat} onPress={toggle('chat')}>
          <UnreadBadge chat={chat} />
        </ToolButton>
      )}
      <ToolButton icon="rules" label={translations.rules} onPress={toggle('rules')} />
      <ToolButton icon="more" label={translations.more} onPress={toggle('more')} />
    </>
  );
}
