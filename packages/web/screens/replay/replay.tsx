import './replay.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Loading } from '../../parts/loading.tsx';
import { Shell } from '../../parts/shell.tsx';
import { useScreenWords } from '../../state/screen-words.ts';
import { house } from '../../state/words.ts';
import { Missing } from '../missing.tsx';
import { Chooser } from './chooser.tsx';
import { OpenedRecord } from './opened.tsx';
import { type Found, findRecord } from './sources.ts';
import type { Words } from './words/en.ts';
import { REPLAY_WORDS } from './words/index.ts';

/** `/replay`, and `/replay/:id` for a match; `local-ID` is one that is kept in this browser. */
export function ReplayScreen({ path }: { readonly path: readonly string[] }) {
  const words = useScreenWords(REPLAY_WORDS);
  const [id] = path;
  if (path.length > 1) return <Missing />;
  if (!words) return <Loading />;
  return id === undefined ? <Pasting words={words} /> : <Kept key={id} id={id} words={words} />;
}

/** A record that somebody brings along; nothing of it leaves the browser. */
function Pasting({ words }: { readonly words: Words }) {
  const brought = useSignal<{ readonly record: unknown } | null>(null);
  const again = () => {
    brought.value = null;
  };
  if (!brought.value) {
    return (
      <Chooser
        words={words}
        open={(record) => {
          brought.value = { record };
        }}
      />
    );
  }
  const stranger = { origin: 'file', seat: null, player: null } as const;
  return <OpenedRecord record={brought.value.record} {...stranger} words={words} again={again} />;
}

function Kept({ id, words }: { readonly id: string; readonly words: Words }) {
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    void findRecord(id).then((one) => {
      found.value = one;
    });
  }, [id]);
  const { value } = found;
  if (!value) return <Loading />;
  if (value.type === 'found') return <OpenedRecord {...value} words={words} again={null} />;
  const text = { running: words.running, missing: words.missing, offline: house().link.lost }[value.type];
  return (
    <Shell title={words.title}>
      <section class="plain">
        <h1>{words.title}</h1>
        <p role="status">{text}</p>
        <a class="button is-main" href="/replay">
          {words.back}
        </a>
      </section>
    </Shell>
  );
}
