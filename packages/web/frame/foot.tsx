import type { Signal } from '@preact/signals';
import { room } from '../state/width.ts';
import { house } from '../state/words.ts';
import type { Hint } from './hint.ts';
import { Notices, type WhyNot } from './notices.tsx';
import type { Tab } from './panel.tsx';
import type { Sitting } from './sitting.ts';
import { Tool, Tools } from './tools.tsx';
import { useToolsHeight } from './tools-height.ts';

interface FootProps extends Sitting {
  readonly around: Sitting;
  readonly whyNot: Signal<WhyNot | null>;
  readonly hint: Signal<Hint | null>;
  readonly tab: Signal<Tab | null>;
}

/** Under the thumb: what the table has to say, and what can be done beside playing. */
export function Foot({ around, whyNot, hint, tab, ...sitting }: FootProps) {
  const words = house().table;
  const tools = useToolsHeight();
  return (
    <footer class="tools" ref={tools}>
      <Notices {...sitting} whyNot={whyNot} hint={hint} />
      <div class="tools-row" role="toolbar" aria-label={words.more}>
        <Tools {...around} hint={hint} />
        {room.value === 'phone' && <Sheets tab={tab} hasTalk={sitting.source.talk !== null} />}
      </div>
    </footer>
  );
}

/** What a phone shows in a sheet from below. */
function Sheets({ tab, hasTalk }: { readonly tab: Signal<Tab | null>; readonly hasTalk: boolean }) {
  const words = house().table;
  const toggle = (one: Tab) => () => {
    tab.value = tab.value === one ? null : one;
  };
  return (
    <>
      <Tool icon="log" label={words.log} press={toggle('log')} />
      {hasTalk && <Tool icon="chat" label={words.chat} press={toggle('chat')} />}
      <Tool icon="rules" label={words.rules} press={toggle('rules')} />
      <Tool icon="more" label={words.more} press={toggle('more')} />
    </>
  );
}
