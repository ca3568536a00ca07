import type { ComponentChildren } from 'preact';
import { classNames } from '../class-names.ts';

interface ChipsProps {
  /** Missing if adjacent text says the same. */
  readonly label?: string;
  readonly won: number;
  readonly goal: number;
  /** A class for a different look than plain discs. */
  readonly class?: string;
  readonly preview?: string;
  /** Shown after the last chip. */
  readonly children?: ComponentChildren;
}

/** Points, copies or tokens as a row of chips: those won, then those still missing. */
export function Chips({ label, won, goal, class: name = 'piece-chips', preview, children }: ChipsProps) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <span class={name} {...spoken} data-preview={preview}>
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} class={i < won ? 'is-won' : ''} />
      ))}
      {children}
    </span>
  );
}

interface HeldCardsProps<Card extends string> {
  readonly label: string;
  readonly class?: string;
  readonly cards: readonly Card[];
  isLit(card: Card): boolean;
  /** The `data-preview` of a card. */
  preview(card: Card): string;
  /** What is shown of a card. */
  face(card: Card): ComponentChildren;
}

/** The cards that a player has in front of them, in the player's tile. */
export function HeldCards<Card extends string>({ label, class: name, cards, ...of }: HeldCardsProps<Card>) {
  return (
    <ul class={name} aria-label={label}>
      {cards.map((card) => (
        <li key={card} class={classNames(of.isLit(card) && 'is-lit')} data-preview={of.preview(card)}>
          {of.face(card)}
        </li>
      ))}
    </ul>
  );
}
