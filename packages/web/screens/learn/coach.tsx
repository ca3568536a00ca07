import type { RuleText, Stop } from '@safehouse/ui';
import type { ComponentChildren, RefObject } from 'preact';
import { Icon } from '../../parts/icons.tsx';
import type { Run } from './lesson-run.ts';
import type { Telling } from './telling.ts';
import type { Words } from './words/en.ts';

interface CoachProps {
  readonly run: Run;
  readonly words: Words;
  /** What is said now: the step before, as long as the table shows what came of it. */
  readonly step: Stop['step'];
  readonly text: string;
  readonly rules: readonly RuleText[];
  readonly telling: Telling;
  readonly main: RefObject<HTMLButtonElement | null>;
  go(): void;
  readonly children: ComponentChildren;
}

/** Who leads through the lesson: one thought at a time, and never over what it is about. */
export function Coach({ run, words, step, text, rules, telling, main, go, children }: CoachProps) {
  const { at, stops, isLast } = run;
  const isAsking = step.type === 'ask' && !telling.isLong;
  const label = telling.isLong ? words.skip : isAsking ? words.showMe : words.next;
  return (
    <section class={`learn-coach${isAsking ? ' is-asking' : ''}`} aria-label={words.coach}>
      <div class={`learn-words${telling.isOn ? ' is-past' : ''}`}>
        <div aria-live="polite" aria-atomic="true">
          {step.type === 'ask' && <p class="learn-turn">{words.yourTurn}</p>}
          <p class="learn-text">{text}</p>
          {run.note.value && <NoteLine run={run} words={words} />}
        </div>
        <Rules key={at} rules={rules} words={words} />
        {isLast && !telling.isOn && children}
      </div>
      <div class="learn-buttons">
        <button type="button" class="button" disabled={at === 0} onClick={() => run.leap(at - 1)}>
          {words.back}
        </button>
        <span class="learn-step">
          <span aria-hidden="true">{`${at + 1} / ${stops.length}`}</span>
          <progress max={stops.length - 1} value={at} aria-label={words.step(at + 1, stops.length)} />
        </span>
        {(!isLast || telling.isOn) && (
          <button ref={main} type="button" class={`button${isAsking ? '' : ' is-main'}`} onClick={go}>
            {isAsking && <Icon name="hint" />}
            {label}
          </button>
        )}
      </div>
    </section>
  );
}

function NoteLine({ run, words }: { readonly run: Run; readonly words: Words }) {
  const note = run.note.value;
  if (!note) return null;
  return (
    <p class="learn-note">
      {note.text} {note.rule !== null && <b>({words.rule(note.rule)})</b>}
    </p>
  );
}

/** The rules behind what was said, for those who want them. */
function Rules({ rules, words }: { readonly rules: readonly RuleText[]; readonly words: Words }) {
  if (rules.length === 0) return null;
  return (
    <details class="learn-rules">
      <summary>{words.rules(rules.map(({ id }) => id).join(', '))}</summary>
      <ul>
        {rules.map(({ id, text }) => (
          <li key={id}>
            <b>{id}</b> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
