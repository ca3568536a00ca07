import type { LessonStop, RuleText } from '@safehouse/ui';
import type { ComponentChildren, RefObject } from 'preact';
import { Icon } from '../../components/icon.tsx';
import type { LessonPlayback } from './lesson-playback.ts';
import type { LessonRun } from './lesson-run.ts';
import type { LearnTranslations } from './locales/en.ts';

interface CoachProps {
  readonly run: LessonRun;
  readonly translations: LearnTranslations;
  /** The step whose text is shown: the previous one while the board still animates its result. */
  readonly step: LessonStop['step'];
  readonly text: string;
  readonly rules: readonly RuleText[];
  readonly playback: LessonPlayback;
  readonly mainButton: RefObject<HTMLButtonElement | null>;
  onContinue(): void;
  readonly children: ComponentChildren;
}

/** The lesson's text and buttons beside the board. */
export function Coach({
  run,
  translations,
  step,
  text,
  rules,
  playback,
  mainButton,
  onContinue,
  children,
}: CoachProps) {
  const { stopIndex, stops, isLast } = run;
  const isAsking = step.type === 'ask' && !playback.canSkip;
  const label = playback.canSkip ? translations.skip : isAsking ? translations.showMe : translations.next;
  return (
    <section class={`learn-coach${isAsking ? ' is-asking' : ''}`} aria-label={translations.coach}>
      <div class={`learn-words${playback.isPlaying ? ' is-past' : ''}`}>
        <div aria-live="polite" aria-atomic="true">
          {step.type === 'ask' && <p class="learn-turn">{translations.yourTurn}</p>}
          <p class="learn-text">{text}</p>
          {run.note.value && <CoachNoteLine run={run} translations={translations} />}
        </div>
        <CitedRules key={stopIndex} rules={rules} translations={translations} />
        {isLast && !playback.isPlaying && children}
      </div>
      <div class="learn-buttons">
        <button type="button" class="button" disabled={stopIndex === 0} onClick={() => run.jumpTo(stopIndex - 1)}>
          {translations.back}
        </button>
        <span class="learn-step">
          <span aria-hidden="true">{`${stopIndex + 1} / ${stops.length}`}</span>
          <progress
            max={stops.length - 1}
            value={stopIndex}
            aria-label={translations.step(stopIndex + 1, stops.length)}
          />
        </span>
        {(!isLast || playback.isPlaying) && (
          <button ref={mainButton} type="button" class={`button${isAsking ? '' : ' is-main'}`} onClick={onContinue}>
            {isAsking && <Icon name="hint" />}
            {label}
          </button>
        )}
      </div>
    </section>
  );
}

function CoachNoteLine({ run, translations }: { readonly run: LessonRun; readonly translations: LearnTranslations }) {
  const note = run.note.value;
  if (!note) return null;
  return (
    <p class="learn-note">
      {note.text} {note.rule !== null && <b>({translations.rule(note.rule)})</b>}
    </p>
  );
}

function CitedRules({
  rules,
  translations,
}: {
  readonly rules: readonly RuleText[];
  readonly translations: LearnTranslations;
}) {
  if (rules.length === 0) return null;
  return (
    <details class="learn-rules">
      <summary>{translations.rules(rules.map(({ id }) => id).join(', '))}</summary>
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
