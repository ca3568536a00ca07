import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ConfirmQuestion, focusElement } from './confirm-question.tsx';
import { Icon, type IconName } from './icon.tsx';

interface ConfirmButtonProps {
  readonly label: string;
  /** Accessible name, if several buttons have the same label. */
  readonly name?: string;
  readonly question: string;
  readonly class?: string;
  /** Shown instead of the label. */
  readonly icon?: IconName;
  onConfirm(): void;
}

/** Asks for confirmation before something that cannot easily be undone. */
export function ConfirmButton({ label, name = label, question, icon, onConfirm, ...rest }: ConfirmButtonProps) {
  const isAsked = useSignal(false);
  const wasAsked = useRef(false);
  if (!isAsked.value)
    return (
      <button
        type="button"
        class={rest.class ?? 'button is-quiet'}
        aria-label={name}
        title={icon && label}
        ref={wasAsked.current ? focusElement : null}
        onClick={() => {
          wasAsked.current = true;
          isAsked.value = true;
        }}
      >
        {icon ? <Icon name={icon} /> : label}
      </button>
    );
  const answer = (run: () => void) => () => {
    isAsked.value = false;
    run();
  };
  return (
    <ConfirmQuestion
      question={question}
      label={label}
      onConfirm={answer(onConfirm)}
      onCancel={answer(() => undefined)}
    />
  );
}
