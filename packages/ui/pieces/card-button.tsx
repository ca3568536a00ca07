import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { classNames } from '../class-names.ts';

type DragHandlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

interface CardButtonProps extends DragHandlers {
  /** The game's own class, which styles the card. */
  readonly class: string;
  /** For cards that are first chosen by a press; missing if a press plays the card at once. */
  readonly isChosen?: boolean | undefined;
  /** False: it can be pressed, but only explains why the card cannot be played. */
  readonly isPlayable?: boolean;
  readonly isHinted?: boolean;
  /** The accessible name, if it differs from the content. */
  readonly label?: string;
  /** The `data-preview`: what is shown while the pointer is on it. */
  readonly preview?: string;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** A card that can be pressed. It is a button even if it cannot be played, so that it can explain why. */
export function CardButton(props: CardButtonProps) {
  const { class: name, isChosen, isPlayable, isHinted = false, label, preview, children, onPress, ...handlers } = props;
  return (
    <button
      type="button"
      class={classNames(name, isHinted && 'is-hinted')}
      aria-label={label}
      aria-disabled={isPlayable === undefined ? undefined : !isPlayable}
      aria-pressed={isChosen}
      data-preview={preview}
      onClick={onPress}
      {...handlers}
    >
      {children}
    </button>
  );
}
