import { formatNumber } from '@safehouse/ui';
import type { Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../../components/icon.tsx';
import { SeatMark } from '../../components/seat-mark.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import type { MissedStep } from './missed-steps.ts';

export interface MissedMovesProps {
  readonly steps: readonly MissedStep[];
  /** The step on the board; null if the board shows the current position. */
  readonly currentStep: number | null;
  onStep(at: number): void;
  /** Back to the current position; the steps are not offered again. */
  onDone(): void;
}

/** Offers to step through what happened while the user was away. */
export function MissedMoves(props: MissedMovesProps) {
  const { steps, currentStep, onStep, onDone } = props;
  const { away } = t();
  if (currentStep !== null) return <MissedMoveStep {...props} currentStep={currentStep} />;
  return (
    <section class="act missed" aria-label={away.title}>
      <p class="act-question">{away.title}</p>
      <div class="act-buttons">
        <button type="button" class="act-button" onClick={onDone}>
          {away.toNow}
        </button>
        <button type="button" class="act-button is-main" onClick={() => onStep(0)}>
          {away.show} ({formatNumber(currentLang(), steps.length)})
        </button>
      </div>
    </section>
  );
}

function MissedMoveStep({ steps, currentStep, onStep, onDone }: MissedMovesProps & { readonly currentStep: number }) {
  const translations = t().away;
  const { seat, texts } = steps[currentStep];
  const isLast = currentStep === steps.length - 1;
  const onward = useRef<HTMLButtonElement>(null);
  // The pressed button is gone or disabled.
  useEffect(() => onward.current?.focus({ preventScroll: true }), [isLast]);
  return (
    <section class="act missed" aria-label={translations.title}>
      <p class="act-question" aria-live="polite">
        {seat !== null && <SeatMark seat={seat} />} {texts.join(' ')}{' '}
        <span class="quiet">({translations.step(currentStep + 1, steps.length)})</span>
      </p>
      <div class="act-buttons">
        <StepButton
          icon="previous"
          label={translations.previous}
          isDisabled={currentStep === 0}
          onPress={() => onStep(currentStep - 1)}
        />
        <StepButton
          icon="next"
          label={translations.next}
          isDisabled={isLast}
          buttonRef={isLast ? null : onward}
          onPress={() => onStep(currentStep + 1)}
        />
        <button
          type="button"
          class={`act-button${isLast ? ' is-main' : ''}`}
          ref={isLast ? onward : null}
          onClick={onDone}
        >
          {translations.toNow}
        </button>
      </div>
    </section>
  );
}

interface StepButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  onPress(): void;
}

function StepButton({ icon, label, isDisabled, buttonRef = null, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      class="act-button"
      ref={buttonRef}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
