import { useSignal } from '@preact/signals';
import { type RecordFault, rulesVersionOf, type Seat } from '@safehouse/contract';
import { GAME_IDS, type GameModule, loadGame } from '@safehouse/games/registry';
import { useEffect } from 'preact/hooks';
import { LoadingScreen } from '../../../components/loading-screen.tsx';
import { PageLayout } from '../../../components/page-layout.tsx';
import { useGame } from '../../../state/games.ts';
import { isFault, openTimeline, type Timeline } from '../board/timeline.ts';
import type { ReplayTranslations } from '../locales/en.ts';
import { ReplayView } from '../replay-view.tsx';
import { FaultNotice, faultText } from './fault-text.tsx';
import { gameOfRecord, type RecordOrigin } from './record-sources.ts';

interface RecordLoaderProps {
  readonly record: unknown;
  readonly origin: RecordOrigin;
  /** The user's seat in the match, if any. */
  readonly seat: number | null;
  /** The user who played that seat alone, if any. */
  readonly player: string | null;
  readonly translations: ReplayTranslations;
  /** Null if the record was not chosen from a list. */
  readonly onPickAnother: (() => void) | null;
}

/** Loads the record's game and shows the replay, or the fault in the record. */
export function RecordLoader({ record, origin, seat, player, translations, onPickAnother }: RecordLoaderProps) {
  const id = gameOfRecord(record) ?? '';
  const game = useGame(id);
  const timeline = useSignal<Timeline | RecordFault | null>(null);
  const module = useSignal<GameModule | null | undefined>(undefined);
  useEffect(() => {
    void loadGame(id, rulesVersionOf(record)).then((loaded) => {
      module.value = loaded;
      if (loaded) timeline.value = openTimeline(loaded.rules, record);
    });
  }, [record]);
  if (module.value === null) {
    const text = missingGameText(id, rulesVersionOf(record), translations);
    return <FaultPage {...{ text, translations, onPickAnother }} />;
  }
  if (!timeline.value || !game) return <LoadingScreen />;
  if (isFault(timeline.value))
    return <FaultPage {...{ translations, onPickAnother }} text={faultText(timeline.value, translations)} />;
  return (
    <ReplayView {...{ game, origin, player, translations }} timeline={timeline.value} seat={seat as Seat | null} />
  );
}

function missingGameText(game: string, version: number, translations: ReplayTranslations): string {
  if (game === '') return translations.faults['bad-header'];
  return GAME_IDS.includes(game) ? translations.faultRules(version) : translations.faultGame(game);
}

interface FaultPageProps {
  readonly text: string;
  readonly translations: ReplayTranslations;
  readonly onPickAnother: (() => void) | null;
}

function FaultPage({ text, translations, onPickAnother }: FaultPageProps) {
  return (
    <PageLayout title={translations.title}>
      <section class="plain">
        <h1>{translations.faultTitle}</h1>
        <FaultNotice text={text} />
        {onPickAnother ? (
          <button type="button" class="button is-main" onClick={onPickAnother}>
            {translations.back}
          </button>
        ) : (
          <a class="button is-main" href="/replay">
            {translations.back}
          </a>
        )}
      </section>
    </PageLayout>
  );
}
