import { useSignal } from '@preact/signals';
import { MAX_PLAN_LINES, MAX_PLAN_STEPS, type PlanLine, type PlanStep } from '@safehouse/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { Icon } from '../../components/icon.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { t } from '../../i18n/translations.ts';
import type { TableContext } from '../table-context.ts';
import type { PlanTranslations } from './locales/index.ts';
import { stepText } from './plan-text.ts';
import { StepForm } from './step-form.tsx';
import type { OwnPlan } from './use-plan.ts';

interface PlanEditorProps {
  readonly context: TableContext;
  readonly translations: PlanTranslations;
  readonly own: OwnPlan;
  onClose(): void;
}

/** The lines of a plan, and a form to add to them. Every change is stored at once. */
export function PlanEditor({ context, translations, own, onClose }: PlanEditorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const error = useSignal('');
  /** The index of the line that is being continued; null: a new line. */
  const continued = useSignal<number | null>(null);
  const lines = own.plan?.lines ?? [];
  const prefix: PlanLine = (continued.value === null ? undefined : lines[continued.value]) ?? [];
  useEffect(() => dialog.current?.showModal(), []);
  const save = async (next: readonly PlanLine[]) => {
    const why = await own.save(next);
    error.value = why ? refusalText(why).text : '';
    continued.value = null;
  };
  const addStep = (step: PlanStep) => {
    const line = [...prefix, step];
    return save(continued.value === null ? [...lines, line] : lines.with(continued.value, line));
  };
  const isFull = prefix.length === 0 && lines.length >= MAX_PLAN_LINES;
  return (
    <dialog ref={dialog} class="plan-dialog" aria-labelledby="plan-title" onClose={onClose}>
      <header class="plan-head">
        <h2 id="plan-title">{translations.title}</h2>
        <button type="button" class="icon-button" aria-label={t().close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="quiet">{translations.about}</p>
      <ol class="plan-lines" aria-label={translations.lines}>
        {lines.map((line, index) => (
          <PlanLineRow
            key={JSON.stringify(line)}
            context={context}
            translations={translations}
            line={line}
            isContinued={continued.value === index}
            onContinue={() => {
              continued.value = continued.value === index ? null : index;
            }}
            onRemove={() => void save(lines.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <ErrorMessage error={error.value} />
      {isFull ? (
        <p class="quiet">{translations.full}</p>
      ) : (
        <StepForm context={context} translations={translations} prefix={prefix} onAdd={addStep} />
      )}
    </dialog>
  );
}

interface PlanLineRowProps extends Pick<PlanEditorProps, 'context' | 'translations'> {
  readonly line: PlanLine;
  /** The form adds to this line. */
  readonly isContinued: boolean;
  onContinue(): void;
  onRemove(): void;
}

function PlanLineRow({ context, translations, line, isContinued, onContinue, onRemove }: PlanLineRowProps) {
  return (
    <li class={`row-card${isContinued ? ' is-mine' : ''}`}>
      <ol class="plan-steps">
        {line.map((step) => (
          <li key={JSON.stringify(step)}>{stepText(step, context, translations)}</li>
        ))}
      </ol>
      {line.length < MAX_PLAN_STEPS && (
        <button type="button" class="button is-quiet" aria-pressed={isContinued} onClick={onContinue}>
          {translations.andThen}
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={`${translations.remove}: ${stepText(line[0], context, translations)}`}
        title={translations.remove}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
