import { type ChatLine, PHRASES } from '@safehouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { house } from '../state/words.ts';
import type { Sitting } from './sitting.ts';

/** Talk at the table: phrases with one touch, in everybody's own language, and free words. */
export function Chat({ source, page, game }: Sitting) {
  const words = house().chat;
  const { talk } = source;
  if (!talk) return <p class="quiet">{words.offline}</p>;
  const isTeams = game.ui.sides(page.players.length, page.options).some((side) => side.length > 1);
  const isSilent = isTeams && page.status === 'running';
  return (
    <div class="chat">
      <Lines lines={talk.lines.value} />
      {isSilent && <p class="quiet">{words.silent}</p>}
      {page.seat !== null && page.chat && !isSilent && (
        <Saying
          draft={`safehouse.draft.${page.id}`}
          isLive={source.link.value === 'live'}
          say={(saying) => talk.say(saying)}
        />
      )}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly ChatLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="quiet">{house().chat.empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="chat-lines" ref={list} tabIndex={0} aria-live="polite" aria-label={house().table.chat}>
      {lines.map((line) => (
        <li key={line.n}>
          <b>{line.name ?? house().table.gone}</b> <span>{textOf(line)}</span>
        </li>
      ))}
    </ol>
  );
}

function textOf({ said }: ChatLine): string {
  const { phrases, chat } = house();
  if ('text' in said) return said.text;
  return 'phrase' in said ? phrases[said.phrase] : `(${chat.removed})`;
}

interface SayingProps {
  /** Under which name half a sentence is kept: the page may have to be loaded anew in the middle of it. */
  readonly draft: string;
  readonly isLive: boolean;
  say(saying: Parameters<NonNullable<Sitting['source']['talk']>['say']>[0]): void;
}

function Saying({ draft, isLive, say }: SayingProps) {
  const { chat, phrases } = house();
  const [text, setText] = useState(() => sessionStorage.getItem(draft) ?? '');
  const write = (words: string) => {
    setText(words);
    if (words === '') sessionStorage.removeItem(draft);
    else sessionStorage.setItem(draft, words);
  };
  return (
    <>
      <fieldset class="phrases" aria-label={chat.phrases}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" class="chip" onClick={() => say({ phrase })}>
            {phrases[phrase]}
          </button>
        ))}
      </fieldset>
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          // Without a line it stays where it is.
          if (!isLive) return;
          if (text.trim() !== '') say({ text: text.trim() });
          write('');
        }}
      >
        <input
          type="text"
          maxLength={300}
          aria-label={chat.say}
          placeholder={chat.say}
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="button">
          {chat.send}
        </button>
      </form>
    </>
  );
}
