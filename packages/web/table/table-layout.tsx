import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/translations.ts';
import type { MatchSource } from '../match/match-source.ts';
import { levelsBeatenIn, rememberBeaten } from '../state/beaten-levels.ts';
import type { LoadedGame } from '../state/games.ts';
import { layoutSize } from '../state/layout-size.ts';
import { playerNamesIn } from '../state/player-names.ts';
import { motion } from '../state/theme.ts';
import { useBoardSync } from './board/board-sync.ts';
import { useLogLines } from './log/log-lines.ts';
import type { PanelTab } from './panel/side-panel.tsx';
import { DeviceHandover } from './seats/device-handover.tsx';
import { PlayerList } from './seats/player-list.tsx';
import { useSpeech } from './speech/use-speech.ts';
import { TableContent } from './table-content.tsx';
import type { TableContext } from './table-context.ts';
import { TopBar } from './top-bar.tsx';

interface TableLayoutProps {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly matchView: TableContext['matchView'];
}

export function TableLayout({ source, game, matchView }: TableLayoutProps) {
  const translations = t();
  const names = playerNamesIn(matchView, game.characters);
  const viewer = `${matchView.id} ${matchView.seat}`;
  const lines = useLogLines(
    source.events.value,
    { game, playerNames: names, translations, view: matchView.view },
    viewer,
  );
  const tab = useSignal<PanelTab | null>(null);
  const rule = useSignal<string | null>(null);
  const uncovered = useSignal<number | null>(matchView.seats.length > 1 ? null : matchView.seat);
  const showRules = (wanted: string | null) => {
    rule.value = wanted;
    tab.value = 'rules';
  };
  const context: TableContext = {
    source,
    matchView,
    game,
    playerNames: names,
    logLines: lines,
    showRules,
  };
  const boardSync = useBoardSync(matchView, motion.value);
  const around: TableContext = {
    ...context,
    matchView: boardSync.shownView,
    logLines: lines.filter((line) => line.version <= boardSync.shownVersion),
  };
  useBeatenLevels(around.matchView);
  const speech = useSpeech({ ...around, shownVersion: boardSync.shownVersion });
  const { seat } = matchView;
  const isCovered =
    matchView.seats.length > 1 && matchView.status === 'running' && seat !== null && seat !== uncovered.value;
  return (
    <div class={`table game-${matchView.game}`} data-room={layoutSize.value}>
      <TopBar {...around} />
      <PlayerList
        {...around}
        logLines={isCovered ? [] : around.logLines}
        speech={isCovered ? { ...speech, remark: null } : speech}
      />
      {isCovered ? (
        <main id="content" class="table-main" tabIndex={-1} aria-label={translations.table.board}>
          <DeviceHandover
            seat={seat}
            name={names[seat]}
            onReady={() => {
              uncovered.value = seat;
            }}
          />
        </main>
      ) : (
        <TableContent
          {...context}
          shownContext={around}
          onVersionShown={boardSync.onVersionShown}
          tab={tab}
          selectedRule={rule.value}
        />
      )}
    </div>
  );
}

/** A bot counts as beaten once the result is on the screen. */
function useBeatenLevels(matchView: TableContext['matchView']): void {
  const { status, game } = matchView;
  useEffect(() => {
    if (status === 'over') rememberBeaten(game, levelsBeatenIn(matchView));
  }, [status, game]);
}
