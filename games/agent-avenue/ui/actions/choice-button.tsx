import type { ComponentChildren } from 'preact';

interface ChoiceButtonProps {
  readonly isHinted: boolean;
  readonly children: ComponentChildren;
  onPress(): void;
}

/** One of several moves of equal weight. */
export function ChoiceButton({ isHinted, children, onPress }: ChoiceButtonProps) {
  return (
    <button type="button" class={`act-button is-even aa-choice${isHinted ? ' is-hinted' : ''}`} onClick={onPress}>
      {children}
    </button>
  );
}
