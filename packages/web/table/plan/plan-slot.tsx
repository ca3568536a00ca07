import { type Signal, useSignal } from '@preact/signals';
import { ActArea, ActButton } from '@safehouse/ui';
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
  /** The question or buttons to show if there is no plan. */
  readonly children: ComponentChildren;
}

/** While others are to move, a button to plan a reply; on the viewer's own turn, what happened to the plan. */
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
      <ActArea question={translations.soon}>
        <div class="act-buttons">
          <ActButton onPress={() => void own.save([])}>{translations.myself}</ActButton>
        </div>
      </ActArea>
    );
  }
  return (
    <div class="plan-slot">
      {children}
      <ActButton
        onPress={() => {
          isOpen.value = true;
        }}
      >
        {state === 'waiting' ? translations.change : translations.title}
      </ActButton>
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
