import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import type { TableMessage } from '../notices/current-notice.ts';
import { isMyTurn, type TableContext } from '../table-context.ts';
import { PLAN_TRANSLATIONS } from './locales/index.ts';
import { PlanEditor } from './plan-editor.tsx';
import { usePlan } from './use-plan.ts';
import './plan.css';

interface PlanSlotProps extends TableContext {
  readonly message: Signal<TableMessage | null>;
  /** What is asked without a plan. */
  readonly children: ComponentChildren;
}

/** On the turn of the others the way to plan a reply; on the own one what has become of the plan. */
export function PlanSlot({ message, children, ...context }: PlanSlotProps) {
  const { matchView } = context;
  const translations = useScreenTranslations(PLAN_TRANSLATIONS);
  const own = usePlan(matchView);
  const isOpen = useSignal(false);
  const isTurn = isMyTurn(matchView);
  const state = own.plan?.state ?? null;
  useEffect(() => {
    if (isTurn && translations && (state === 'unmatched' || state === 'illegal'))
      message.value = { type: 'info', text: translations.dropped[state] };
  }, [isTurn, state, translations]);
  useEffect(() => {
    if (isTurn) isOpen.value = false;
  }, [isTurn]);
  if (!translations) return <>{children}</>;
  if (isTurn && state !== 'waiting') return <>{children}</>;
  if (isTurn) {
    return (
      <div class="act">
        <p class="act-question" role="status">
          {translations.soon}
        </p>
        <div class="act-buttons">
          <button type="button" class="act-button" onClick={() => void own.save([])}>
            {translations.myself}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div class="plan-slot">
      {children}
      <button
        type="button"
        class="act-button"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {state === 'waiting' ? translations.change : translations.title}
      </button>
      {isOpen.value && (
        <PlanEditor
          context={context}
          translations={translations}
          own={own}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </div>
  );
}
