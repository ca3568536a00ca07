import { useSignal } from '@preact/signals';
import type { RecordFault } from '@safehouse/contract';
import { MatchRow } from '../../../components/match-row.tsx';
import { PageLayout } from '../../../components/page-layout.tsx';
import { useDocumentTitle } from '../../../state/document-title.ts';
import { replayPath, useOwnMatches } from '../../../state/own-matches.ts';
import type { ReplayTranslations } from '../locales/en.ts';
import { FaultNotice, faultText } from './fault-text.tsx';
import { parseRecord } from './record-sources.ts';

interface RecordPickerProps {
  readonly translations: ReplayTranslations;
  onOpen(record: unknown): void;
}

/** Offers the user's matches, and importing a record from a file. */
export function RecordPicker({ translations, onOpen }: RecordPickerProps) {
  useDocumentTitle(translations.title);
  return (
    <PageLayout title={translations.title}>
      <section class="plain is-wide rp-choose">
        <h1>{translations.title}</h1>
        <p class="lead">{translations.about}</p>
        <MyFinishedMatches translations={translations} />
        <RecordImport translations={translations} onOpen={onOpen} />
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
      {fault.value && <FaultNotice text={faultText(fault.value, translations)} />}
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
  const matches = useOwnMatches();
  const finished = matches?.filter(({ status, closedUntil }) => status === 'over' && closedUntil <= Date.now());
  return (
    <section class="list" aria-labelledby="rp-mine">
      <h2 id="rp-mine">{translations.mine}</h2>
      {finished?.length === 0 && <p class="quiet">{translations.mineNone}</p>}
      <ul>
        {finished?.map((match) => (
          <MatchRow key={match.id} match={match} href={replayPath(match)} />
        ))}
      </ul>
    </section>
  );
}
