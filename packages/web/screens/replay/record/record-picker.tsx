import { useSignal } from '@preact/signals';
import type { RecordFault } from '@safehouse/contract';
import type { ListedMatch } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { PageLayout } from '../../../components/page-layout.tsx';
import { relativeTime } from '../../../i18n/relative-time.ts';
import { currentLang } from '../../../i18n/translations.ts';
import type { StoredMatch } from '../../../local/match-db.ts';
import { useMyMatches } from '../../../online/match-lists.ts';
import { useDocumentTitle } from '../../../state/document-title.ts';
import { useGameTitle } from '../../../state/games.ts';
import type { ReplayTranslations } from '../locales/en.ts';
import { FaultText } from './fault-text.tsx';
import { finishedLocalMatches, parseRecord } from './record-sources.ts';

interface RecordPickerProps {
  readonly translations: ReplayTranslations;
  onOpen(record: unknown): void;
}

/** One of the user's matches, or a record from a file. */
export function RecordPicker({ translations, onOpen }: RecordPickerProps) {
  useDocumentTitle(translations.title);
  return (
    <PageLayout title={translations.title}>
      <section class="plain is-wide rp-choose">
        <h1>{translations.title}</h1>
        <p class="lead">{translations.about}</p>
        <RecordImport translations={translations} onOpen={onOpen} />
        <MyFinishedMatches translations={translations} />
      </section>
    </PageLayout>
  );
}

function RecordImport({ translations, onOpen }: RecordPickerProps) {
  const text = useSignal('');
  const fault = useSignal<RecordFault | null>(null);
  const take = (bytes: Uint8Array) => {
    const read = parseRecord(bytes);
    if (read.ok) onOpen(read.value);
    else fault.value = { at: null, code: 'bad-json', message: read.message };
  };
  const takeFile = async (file: File | undefined) => {
    if (file) take(new Uint8Array(await file.arrayBuffer()));
  };
  return (
    <section
      class="rp-drop"
      aria-labelledby="rp-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void takeFile(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="rp-file">{translations.file}</h2>
      <p class="quiet">{translations.fileAbout}</p>
      <label class="button rp-pick">
        {translations.choose}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])}
        />
      </label>
      <label class="rp-paste">
        <span>{translations.paste}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      {fault.value && <FaultText fault={fault.value} translations={translations} />}
      <button
        type="button"
        class="button is-main"
        disabled={text.value.trim() === ''}
        onClick={() => take(new TextEncoder().encode(text.value))}
      >
        {translations.open}
      </button>
    </section>
  );
}

function MyFinishedMatches({ translations }: { readonly translations: ReplayTranslations }) {
  const online = (useMyMatches() ?? []).filter(({ status }) => status === 'over');
  const local = useSignal<readonly StoredMatch[] | null>(null);
  useEffect(() => {
    void finishedLocalMatches().then((matches) => {
      local.value = matches;
    });
  }, []);
  const isEmpty = local.value?.length === 0 && online.length === 0;
  return (
    <section class="list" aria-labelledby="rp-mine">
      <h2 id="rp-mine">{translations.mine}</h2>
      {isEmpty && <p class="quiet">{translations.mineNone}</p>}
      <ul>
        {online.map((match: ListedMatch) => (
          <FinishedMatchRow
            key={match.id}
            path={match.id}
            game={match.game}
            at={match.updatedAt}
            locationText={translations.onServer}
          />
        ))}
        {local.value?.map(({ id, header, updatedAt }) => (
          <FinishedMatchRow
            key={id}
            path={`local-${id}`}
            game={header.game}
            at={updatedAt}
            locationText={translations.here}
          />
        ))}
      </ul>
    </section>
  );
}

interface FinishedMatchRowProps {
  readonly path: string;
  readonly game: string;
  readonly at: number;
  readonly locationText: string;
}

function FinishedMatchRow({ path, game, at, locationText }: FinishedMatchRowProps) {
  const titleOf = useGameTitle();
  return (
    <li class="row-card">
      <a class="row-link" href={`/replay/${path}`}>
        <b>{titleOf(game)}</b>
        <span class="quiet">
          {locationText} · {relativeTime(at, currentLang())}
        </span>
      </a>
    </li>
  );
}
