import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { isolateName } from '../../i18n/isolate-name.ts';
import { t } from '../../i18n/translations.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { createAnalysisClient } from './analysis/analysis-client.ts';
import { AnalysisPanel } from './analysis/analysis-panel.tsx';
import { ReplayBoard } from './board/replay-board.tsx';
import { ReplayLog } from './board/replay-log.tsx';
import { findChapters } from './controls/chapters.ts';
import { ContinueFromHere } from './controls/continue-from-here.tsx';
import { usePlayback } from './controls/playback.ts';
import { PlaybackControls, PlaybackOptions } from './controls/playback-controls.tsx';
import { FairnessCheck } from './record/fairness-check.tsx';
import { RecordExport } from './record/record-export.tsx';
import type { OpenedReplay, ReplayContext } from './replay-context.ts';

export function ReplayView(props: OpenedReplay) {
  const { timeline, game, translations } = props;
  const { levels } = t();
  const showing = usePlayback(timeline, props.seat);
  const judge = useMemo(createAnalysisClient, [timeline]);
  useEffect(() => () => judge.stop(), [judge]);
  const names = timeline.record.players.map((name) => isolateName(Object.hasOwn(levels, name) ? levels[name] : name));
  const chapters = useMemo(
    () => findChapters(timeline, game.ui, translations, names),
    [timeline, game, translations, names.join('|')],
  );
  useDocumentTitle(`${translations.title}: ${game.translations.title}`);
  const highlightedPlaces = useSignal<readonly string[]>([]);
  const context: ReplayContext = { ...props, playback: showing, playerNames: names, highlightedPlaces };
  return (
    <div class={`rp game-${timeline.rules.id}`}>
      <header class="rp-top">
        <a class="icon-button" href="/replay" aria-label={translations.back}>
          <Icon name="close" />
        </a>
        <h1>
          {game.translations.title} <span>{translations.title}</span>
        </h1>
        <ul class="rp-players" aria-label={t().table.players}>
          {names.map((name, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {name}
            </li>
          ))}
        </ul>
      </header>
      <PlaybackOptions {...context} chapters={chapters} />
      <main id="content" class="rp-main" tabIndex={-1} aria-label={translations.board}>
        <ReplayBoard {...context} />
      </main>
      <PlaybackControls {...context} />
      <aside class="rp-side" aria-label={translations.analysis}>
        <AnalysisPanel {...context} client={judge} />
        <ContinueFromHere {...context} />
        <FairnessCheck {...context} />
        <ReplayLog {...context} />
        <RecordExport {...context} />
      </aside>
    </div>
  );
}
