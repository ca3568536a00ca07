import { t } from '../../i18n/translations.ts';
import { LazyRulesView } from '../../screens/rules/lazy-rules-view.tsx';
import { Chat } from '../chat/chat.tsx';
import { EventLog } from '../log/event-log.tsx';
import { NumberList } from '../seats/tile-description.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { PanelProps, PanelTab } from './panel.tsx';

type TabContentProps = PanelProps & {
  readonly tabShown: PanelTab;
  close(): void;
};

export function TabContent({ tabShown, close, ...props }: TabContentProps) {
  if (tabShown === 'log') return <EventLog lines={props.logLines} highlighted={props.highlightedPlaces} />;
  if (tabShown === 'chat') return <Chat {...props} />;
  return tabShown === 'rules' ? (
    <>
      <TileSigns numbers={props.numbers} />
      <LazyRulesView game={props.game} target={props.rulesTarget} />
    </>
  ) : (
    <MoreMenu {...props} close={close} />
  );
}

function TileSigns({ numbers }: Pick<PanelProps, 'numbers'>) {
  if (numbers.length === 0) return null;
  return (
    <section class="tile-signs">
      <h2>{t().table.tileSigns}</h2>
      <NumberList numbers={numbers} />
    </section>
  );
}
