import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { house } from '../state/words.ts';
import { Away } from './away.tsx';
import { BoardPlace } from './board.tsx';
import { Foot } from './foot.tsx';
import { useHintSignal } from './hint.ts';
import { type MissedStep, useMissed } from './missed.ts';
import type { WhyNot } from './notices.tsx';
import { Panel, type Tab } from './panel.tsx';
import { usePast } from './past.ts';
import { PastBoard } from './past-board.tsx';
import { ResultCard } from './result.tsx';
import type { Sitting } from './sitting.ts';
import type { Telling } from './telling.ts';
import { Waiting } from './waiting.tsx';

interface OpenProps extends Sitting {
  /** The same for all but the board: no more than the board has shown. */
  readonly around: Sitting;
  readonly shown: Telling['shown'];
  readonly tab: Signal<Tab | null>;
  readonly rule: string | null;
}

/** The table while somebody may look at it. */
export function Open({ tab, rule, around, shown, ...sitting }: OpenProps) {
  const { page } = sitting;
  const { status } = around.page;
  const isOver = status === 'over' || status === 'broken';
  const cameToPlay = useRef(status === 'running');
  const whyNot = useSignal<WhyNot | null>(null);
  const hint = useHintSignal();
  const { past, ...away } = useReturn(sitting);
  return (
    <>
      <main
        id="content"
        class="table-main"
        tabIndex={-1}
        aria-label={house().table.board}
        onClickCapture={() => {
          // Whoever tries the next thing has read why the last one could not be.
          whyNot.value = null;
        }}
      >
        {away.steps.length > 0 && <Away {...away} />}
        {isOver && !past && <ResultCard {...around} isNews={cameToPlay.current} />}
        {past ? (
          <PastBoard {...sitting} {...past} />
        ) : page.view ? (
          <BoardPlace {...sitting} around={around.page} shown={shown} hint={hint} whyNot={whyNot} />
        ) : (
          <Waiting {...sitting} />
        )}
      </main>
      <Foot {...sitting} around={around} whyNot={whyNot} hint={hint} tab={tab} />
      <Panel {...around} tab={tab} rule={rule} />
    </>
  );
}

/** What was missed, and the step of it that lies on the board. */
function useReturn(sitting: Sitting) {
  const { steps, done } = useMissed(sitting);
  const [at, go] = useState<number | null>(null);
  useEffect(() => go(null), [steps]);
  const step: MissedStep | undefined = at === null ? undefined : steps[at];
  const past = usePast(sitting.source, step?.version ?? null);
  return { steps, at: step ? at : null, past, go, done };
}
