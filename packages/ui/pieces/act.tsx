import type { ComponentChildren, Ref } from 'preact';
import { classNames } from '../class-names.ts';

interface ActAreaProps {
  /** What the viewer is asked, or whom they are waiting for. */
  readonly question: ComponentChildren;
  /** The viewer cannot act now. */
  readonly isWaiting?: boolean;
  readonly class?: string;
  /** For an area that can have focus itself. */
  readonly label?: string;
  readonly area?: Ref<HTMLElement>;
  /** Rows of buttons, each with the class `act-buttons`. */
  readonly children?: ComponentChildren;
}

/** The question and the buttons that answer it: the `act` slot of a table. */
export function ActArea({ question, isWaiting = false, class: name, label, area, children }: ActAreaProps) {
  const focusable = area && { ref: area, tabIndex: -1 };
  return (
    <section class={classNames('act', name)} aria-label={label} {...focusable}>
      <p class={classNames('act-question', isWaiting && 'is-waiting')} role="status">
        {question}
      </p>
      {children}
    </section>
  );
}

interface ActButtonProps {
  /** `main`: the usual choice. `even`: as important as its neighbours. `small`: a symbol without text. */
  readonly variant?: 'plain' | 'main' | 'even' | 'small';
  readonly class?: string;
  readonly isHinted?: boolean;
  readonly isPressed?: boolean;
  /** The button cannot be pressed. */
  readonly isDisabled?: boolean;
  /** The button can be pressed, but only explains why the move is not possible. */
  readonly isRefused?: boolean;
  /** The accessible name, if the button shows only a symbol. */
  readonly label?: string;
  /** The `data-preview`: what is shown while the pointer is on it. */
  readonly preview?: string | undefined;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** One of the answers in an `ActArea`. */
export function ActButton(props: ActButtonProps) {
  const { variant = 'plain', class: name, isHinted = false, label, preview, children, onPress } = props;
  return (
    <button
      type="button"
      class={classNames('act-button', variant !== 'plain' && `is-${variant}`, name, isHinted && 'is-hinted')}
      aria-label={label}
      title={label}
      aria-pressed={props.isPressed}
      aria-disabled={props.isRefused}
      disabled={props.isDisabled}
      data-preview={preview}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
