import { useSignal } from '@preact/signals';
import { t } from '../i18n/translations.ts';

interface ConfirmButtonProps {
  readonly label: string;
  /** Accessible name, if several buttons have the same label. */
  readonly name?: string;
  readonly question: string;
  readonly class?: string;
  onConfirm(): void;
}

/** Asks for confirmation before something that cannot easily be undone. */
export function ConfirmButton({ label, name = label, question, onConfirm, ...rest }: ConfirmButtonProps) {
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return (
      <button
        type="button"
        class={rest.class ?? 'button is-quiet'}
        aria-label={name}
        onClick={() => {
          isAsked.value = true;
        }}
      >
        {label}
      </button>
    );
  const answer = (run: () => void) => () => {
    isAsked.value = false;
    run();
  };
  return (
    <fieldset class="sure">
      <legend>{question}</legend>
      <div class="row">
        <button type="button" class="button is-danger" onClick={answer(onConfirm)}>
          {label}
        </button>
        <button type="button" class="button" onClick={answer(() => undefined)}>
          {t().cancel}
        </button>
      </div>
    </fieldset>
  );
}
