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
import { FaultText } from './fault-text.tsx';
import { gameOfRecord, type RecordOrigin } from './record-sources.ts';

interface RecordLoaderProps {
  readonly record: unknown;
  readonly origin: RecordOrigin;
  /** The seat of whoever looks back, where they had one. */
  readonly seat: number | null;
  /** Who that is, where nobody else had a hand in it. */
  readonly player: string | null;
  readonly translations: ReplayTranslations;
  /** Back to the choice; null where there was none. */
  readonly onPickAnother: (() => void) | null;
}

/** A record with its game: played through once, then shown; or what is wrong with it. */
export function RecordLoader({
  record,
  origin,
  seat,
  player,
  translations,
  onPickAnother,
}: RecordLoaderProps) {
  const id = gameOfRecord(record) ?? '';
  const game = useGame(id);
  const reel = useSignal<Timeline | RecordFault | null>(null);
  const module = useSignal<GameModule | null | undefined>(undefined);
  useEffect(() => {
    void loadGame(id, rulesVersionOf(record)).then((come) => {
      module.value = come;
      if (come) reel.value = openTimeline(come.rules, record);
    });
  }, [record]);
  if (module.value === null) {
    const message = missingGameText(id, rulesVersionOf(record), translations);
    return (
      <FaultPage
        fault={{ at: null, code: 'bad-header', message }}
        translations={translations}
        onPickAnother={onPickAnother}
      />
    );
  }
  if (!reel.value || !game) return <LoadingScreen />;
  if (isFault(reel.value))
    return <FaultPage fault={reel.value} translations={translations} onPickAnother={onPickAnother} />;
  return (
    <ReplayView
      {...{ game, origin, player, translations }}
      timeline={reel.value}
      seat={seat as Seat | null}
    />
  );
}

function missingGameText(game: string, version: number, translations: ReplayTranslations): string {
  if (game === '') return '"game" is missing';
  return GAME_IDS.includes(game) ? translations.faultRules(version) : translations.faultGame(game);
}

interface FaultPageProps {
  readonly fault: RecordFault;
  readonly translations: ReplayTranslations;
  readonly onPickAnother: (() => void) | null;
}

function FaultPage({ fault, translations, onPickAnother }: FaultPageProps) {
  return (
    <PageLayout title={translations.title}>
      <section class="plain">
        <h1>{translations.faultTitle}</h1>
        <FaultText fault={fault} translations={translations} />
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
