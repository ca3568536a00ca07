import type { ComponentChildren } from 'preact';

interface ChoiceButtonProps {
  readonly isHinted: boolean;
  /** What is shown while it is pointed at. */
  readonly preview?: string;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** One of several moves of equal weight. */
export function ChoiceButton({ isHinted, preview, children, onPress }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      class={`act-button is-even aa-choice${isHinted ? ' is-hinted' : ''}`}
      data-preview={preview}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
