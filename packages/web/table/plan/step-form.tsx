import { useSignal } from '@preact/signals';
import type { PlanLine, PlanStep } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { SelectField } from '../../components/select-field.tsx';
import { t } from '../../i18n/translations.ts';
import { workerClient } from '../../local/worker-client.ts';
import type { PlanChoices } from '../../local/worker-messages.ts';
import type { TableContext } from '../table-context.ts';
import type { PlanTranslations } from './locales/index.ts';
import { factText, replyText } from './plan-text.ts';

interface StepFormProps {
  readonly context: TableContext;
  readonly translations: PlanTranslations;
  /** The steps before the new one. */
  readonly prefix: PlanLine;
  onAdd(step: PlanStep): Promise<void>;
}

/** A condition and a reply, both chosen from what can happen as far as the player knows. */
export function StepForm({ context, translations, prefix, onAdd }: StepFormProps) {
  const choices = usePlanChoices(context, prefix);
  /** Indexes into the lists below; -1: whatever happens. */
  const when = useSignal(-1);
  const reply = useSignal(0);
  useEffect(() => {
    when.value = -1;
    reply.value = 0;
  }, [prefix.length, choices]);
  if (!choices) return <p class="quiet">{t().loading}</p>;
  const outcomes = choices.outcomes.filter(({ fact }) => factText(fact, context) !== null);
  const outcome = when.value < 0 ? null : outcomes[when.value];
  const replies = (outcome ?? choices).replies;
  if (replies.length === 0) return <p class="quiet">{translations.nothing}</p>;
  return (
    <form
      class="plan-form"
      aria-label={prefix.length > 0 ? translations.andThen : translations.add}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd({ when: outcome && { ...outcome.fact }, move: { ...replies[reply.value] } });
      }}
    >
      <SelectField
        label={translations.when}
        value={when.value}
        options={[
          { value: -1, label: translations.whatever },
          ...outcomes.map(({ fact }, index) => ({ value: index, label: factText(fact, context) ?? '' })),
        ]}
        onChange={(index) => {
          when.value = index;
          reply.value = 0;
        }}
      />
      <SelectField
        label={translations.play}
        value={reply.value}
        options={replies.map((move, index) => ({ value: index, label: replyText(move, context) }))}
        onChange={(index) => {
          reply.value = index;
        }}
      />
      <button type="submit" class="button is-main">
        {translations.add}
      </button>
    </form>
  );
}

/** Null while they are being computed. */
function usePlanChoices({ matchView }: TableContext, prefix: PlanLine): PlanChoices | null {
  const choices = useSignal<PlanChoices | null>(null);
  const { game, rules, seat, view, version } = matchView;
  useEffect(() => {
    let isWanted = true;
    choices.value = null;
    if (seat === null || !view) return;
    const position = { game, ...(rules && { rules }), seat, view, line: [...prefix] };
    void workerClient.request('planChoices', position).then((result) => {
      if (isWanted) choices.value = result.ok ? result.value : { replies: [], outcomes: [] };
    });
    return () => {
      isWanted = false;
    };
  }, [version, JSON.stringify(prefix)]);
  return choices.value;
}
