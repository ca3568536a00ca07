import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { classNames } from '../class-names.ts';

type DragHandlers = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

interface CardButtonProps extends DragHandlers {
  /** How it looks is up to the game. */
  readonly class: string;
  /** Where a press chooses the card first; missing where it is played at once. */
  readonly isChosen?: boolean | undefined;
  /** False: it can be pressed, but only says why not. */
  readonly isPlayable?: boolean;
  readonly isHinted?: boolean;
  /** Its name, where it is not what it shows. */
  readonly label?: string;
  /** The `data-preview`: what is shown while it is pointed at. */
  readonly preview?: string;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** A card that can be pressed: a button also where it cannot be played, so that it can say why. */
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
