import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import type { BoardSync } from './board/board-sync.ts';
import { LiveBoard } from './board/live-board.tsx';
import { useHintSignal } from './hints/hint.ts';
import { MissedMoves } from './history/missed-moves.tsx';
import { type MissedStep, useMissedSteps } from './history/missed-steps.ts';
import { PastBoard } from './history/past-board.tsx';
import { usePastPosition } from './history/past-position.ts';
import type { RefusalMessage } from './notices/notices.tsx';
import { type PanelTab, SidePanel } from './panel/side-panel.tsx';
import { ResultCard } from './result/result-card.tsx';
import { WaitingForPlayers } from './seats/waiting-for-players.tsx';
import type { TableContext } from './table-context.ts';
import { Toolbar } from './toolbar/toolbar.tsx';

interface TableContentProps extends TableContext {
  /** For everything except the board: no newer than what the board has shown. */
  readonly shownContext: TableContext;
  readonly onVersionShown: BoardSync['onVersionShown'];
  readonly tab: Signal<PanelTab | null>;
  readonly selectedRule: string | null;
}

export function TableContent({ tab, selectedRule, shownContext, onVersionShown, ...context }: TableContentProps) {
  const { matchView } = context;
  const { status } = shownContext.matchView;
  const isOver = status === 'over' || status === 'broken';
  const cameToPlay = useRef(status === 'running');
  const whyNot = useSignal<RefusalMessage | null>(null);
  const hint = useHintSignal();
  const { past, ...away } = useMissedMoves(context);
  return (
    <>
      <main
        id="content"
        class="table-main"
        tabIndex={-1}
        aria-label={t().table.board}
        onClickCapture={() => {
          // The next action dismisses the refusal of the last one.
          whyNot.value = null;
        }}
      >
        {away.steps.length > 0 && <MissedMoves {...away} />}
        {isOver && !past && <ResultCard {...shownContext} hasJustEnded={cameToPlay.current} />}
        {past ? (
          <PastBoard {...context} {...past} />
        ) : matchView.view ? (
          <LiveBoard
            {...context}
            shownView={shownContext.matchView}
            onVersionShown={onVersionShown}
            hint={hint}
            refusal={whyNot}
          />
        ) : (
          <WaitingForPlayers {...context} />
        )}
      </main>
      <Toolbar {...context} shownContext={shownContext} refusal={whyNot} hint={hint} tab={tab} />
      <SidePanel {...shownContext} tab={tab} selectedRule={selectedRule} />
    </>
  );
}

function useMissedMoves(context: TableContext) {
  const { steps, dismiss } = useMissedSteps(context);
  const [currentStep, onStep] = useState<number | null>(null);
  useEffect(() => onStep(null), [steps]);
  const step: MissedStep | undefined = currentStep === null ? undefined : steps[currentStep];
  const past = usePastPosition(context.source, step?.version ?? null);
  return { steps, currentStep: step ? currentStep : null, past, onStep, onDone: dismiss };
}
