import { useSignal } from '@preact/signals';
import type { Fault } from '@safehouse/contract';
import type { ListedMatch } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import type { KeptMatch } from '../../local/keeping.ts';
import { useMyMatches } from '../../online/lists.ts';
import { Shell } from '../../parts/shell.tsx';
import { useTitle } from '../../state/games.ts';
import { useDocumentTitle } from '../../state/title.ts';
import { lang } from '../../state/words.ts';
import { ago } from '../front/ago.ts';
import { FaultText } from './fault-text.tsx';
import { finishedHere, readRecord } from './sources.ts';
import type { Words } from './words/en.ts';

interface ChooserProps {
  readonly words: Words;
  open(record: unknown): void;
}

/** Which match to look back at: one of the own, or a record that is brought along. */
export function Chooser({ words, open }: ChooserProps) {
  useDocumentTitle(words.title);
  return (
    <Shell title={words.title}>
      <section class="plain is-wide rp-choose">
        <h1>{words.title}</h1>
        <p class="lead">{words.about}</p>
        <Bringing words={words} open={open} />
        <Mine words={words} />
      </section>
    </Shell>
  );
}

function Bringing({ words, open }: ChooserProps) {
  const text = useSignal('');
  const fault = useSignal<Fault | null>(null);
  const take = (record: string) => {
    const read = readRecord(record);
    if (read.ok) open(read.value);
    else fault.value = { at: null, code: 'bad-json', message: read.message };
  };
  const takeFile = async (file: File | undefined) => {
    if (file) take(await file.text());
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
      <h2 id="rp-file">{words.file}</h2>
      <p class="quiet">{words.fileAbout}</p>
      <label class="button rp-pick">
        {words.choose}
        <input
          type="file"
          accept=".json,.jsonl,application/json"
          onChange={({ currentTarget }) => void takeFile(currentTarget.files?.[0])}
        />
      </label>
      <label class="rp-paste">
        <span>{words.paste}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      {fault.value && <FaultText fault={fault.value} words={words} />}
      <button
        type="button"
        class="button is-main"
        disabled={text.value.trim() === ''}
        onClick={() => take(text.value)}
      >
        {words.open}
      </button>
    </section>
  );
}

function Mine({ words }: { readonly words: Words }) {
  const online = (useMyMatches() ?? []).filter(({ status }) => status === 'over');
  const kept = useSignal<readonly KeptMatch[] | null>(null);
  useEffect(() => {
    void finishedHere().then((all) => {
      kept.value = all;
    });
  }, []);
  const isEmpty = kept.value?.length === 0 && online.length === 0;
  return (
    <section class="list" aria-labelledby="rp-mine">
      <h2 id="rp-mine">{words.mine}</h2>
      {isEmpty && <p class="quiet">{words.mineNone}</p>}
      <ul>
        {online.map((match: ListedMatch) => (
          <Row key={match.id} path={match.id} game={match.game} at={match.updatedAt} where={words.onServer} />
        ))}
        {kept.value?.map(({ id, header, updatedAt }) => (
          <Row key={id} path={`local-${id}`} game={header.game} at={updatedAt} where={words.here} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly path: string;
  readonly game: string;
  readonly at: number;
  readonly where: string;
}

function Row({ path, game, at, where }: RowProps) {
  const titleOf = useTitle();
  return (
    <li class="row-card">
      <a class="row-link" href={`/replay/${path}`}>
        <b>{titleOf(game)}</b>
        <span class="quiet">
          {where} · {ago(at, lang())}
        </span>
      </a>
    </li>
  );
}
