import type { ComponentChildren } from 'preact';

interface CardFaceProps {
  /** A number or sign in the corner. */
  readonly rank: string;
  /** The name below it; nothing for a card that has only a rank. */
  readonly name?: string;
  /** A picture. */
  readonly children?: ComponentChildren;
}

/** The front of a card. */
export function CardFace({ rank, name, children }: CardFaceProps) {
  return (
    <>
      <b class="piece-rank" aria-hidden="true">
        {rank}
      </b>
      {children}
      {name !== undefined && <span class="piece-name">{name}</span>}
    </>
  );
}

/** A card that lies on the table. */
export function CardOnTable({ label, ...face }: CardFaceProps & { readonly label: string }) {
  return (
    <li class="piece-card" aria-label={label}>
      <CardFace {...face} />
    </li>
  );
}

interface HandCardProps extends CardFaceProps {
  /** What pressing it does. */
  readonly label: string;
  readonly isPlayable: boolean;
  /** Where a press chooses the card first; missing where it is played at once. */
  readonly isChosen?: boolean;
  readonly isHinted?: boolean;
  onPress(): void;
}

/** A card in hand: a button also where it cannot be played, so that it can say why. */
export function HandCard({ label, isPlayable, isChosen, isHinted, onPress, ...face }: HandCardProps) {
  return (
    <button
      type="button"
      class={`piece-card${isHinted ? ' is-hinted' : ''}`}
      aria-label={label}
      aria-disabled={!isPlayable}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <CardFace {...face} />
    </button>
  );
}

/** A pile of closed cards. */
export function CardBack({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <span class="piece-card is-back" role="img" aria-label={label}>
      {count}
    </span>
  );
}

/** Points as a row of discs: those that are won, then those that are missing. */
export function Chips({ label, won, goal }: { readonly label: string; readonly won: number; readonly goal: number }) {
  return (
    <span class="piece-chips" role="img" aria-label={label}>
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} class={i < won ? 'is-won' : ''} />
      ))}
    </span>
  );
}
