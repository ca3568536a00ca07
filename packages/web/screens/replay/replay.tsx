import './replay.css';
import './analysis/analysis.css';
import './record/record-picker.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { LoadingScreen } from '../../components/loading-screen.tsx';
import { PageLayout } from '../../components/page-layout.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { NotFoundScreen } from '../not-found-screen.tsx';
import type { ReplayTranslations } from './locales/en.ts';
import { REPLAY_TRANSLATIONS } from './locales/index.ts';
import { RecordLoader } from './record/record-loader.tsx';
import { RecordPicker } from './record/record-picker.tsx';
import { findRecord, type RecordLookup } from './record/record-sources.ts';

/** `/replay`, `/replay/:id` for a match on the server, `/replay/local-:id` for one in this browser. */
export function ReplayScreen({ path }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(REPLAY_TRANSLATIONS);
  const [id] = path;
  if (path.length > 1) return <NotFoundScreen />;
  if (!translations) return <LoadingScreen />;
  return id === undefined ? (
    <ImportedReplay translations={translations} />
  ) : (
    <StoredReplay key={id} id={id} translations={translations} />
  );
}

/** An imported record never leaves the browser. */
function ImportedReplay({ translations }: { readonly translations: ReplayTranslations }) {
  const imported = useSignal<{ readonly record: unknown } | null>(null);
  const pickAnother = () => {
    imported.value = null;
  };
  if (!imported.value) {
    return (
      <RecordPicker
        translations={translations}
        onOpen={(record) => {
          imported.value = { record };
        }}
      />
    );
  }
  const viewer = { origin: 'file', seat: null, player: null } as const;
  return (
    <RecordLoader record={imported.value.record} {...viewer} translations={translations} onPickAnother={pickAnother} />
  );
}

function StoredReplay({ id, translations }: { readonly id: string; readonly translations: ReplayTranslations }) {
  const found = useSignal<RecordLookup | null>(null);
  const load = () => {
    found.value = null;
    void findRecord(id).then((lookup) => {
      found.value = lookup;
    });
  };
  useEffect(load, [id]);
  const { value } = found;
  if (!value) return <LoadingScreen />;
  if (value.type === 'found') return <RecordLoader {...value} translations={translations} onPickAnother={null} />;
  if (value.type === 'failed') return <FailedReplay error={value.error} translations={translations} onRetry={load} />;
  return (
    <ReplayMessage translations={translations}>
      <p role="status">{translations[value.type]}</p>
      <a class="button is-main" href="/replay">
        {translations.back}
      </a>
    </ReplayMessage>
  );
}

interface FailedReplayProps {
  readonly error: RequestError;
  readonly translations: ReplayTranslations;
  onRetry(): void;
}

function FailedReplay({ error, translations, onRetry }: FailedReplayProps) {
  return (
    <ReplayMessage translations={translations}>
      <ErrorMessage error={error} />
      <div class="row">
        <button type="button" class="button is-main" onClick={onRetry}>
          {t().again}
        </button>
        <a class="button" href="/replay">
          {translations.back}
        </a>
      </div>
    </ReplayMessage>
  );
}

interface ReplayMessageProps {
  readonly translations: ReplayTranslations;
  readonly children: ComponentChildren;
}

/** Instead of the replay. */
function ReplayMessage({ translations: { title }, children }: ReplayMessageProps) {
  useDocumentTitle(title);
  return (
    <PageLayout title={title}>
      <section class="plain">
        <h1>{title}</h1>
        {children}
      </section>
    </PageLayout>
  );
}
