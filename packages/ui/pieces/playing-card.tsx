import type { ComponentChildren } from 'preact';
import { CardButton } from './card-button.tsx';

interface CardFaceProps {
  /** A number or symbol in the corner. */
  readonly rank: string;
  /** The name below it; missing for cards with only a rank. */
  readonly name?: string | undefined;
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
  /** For cards that are first chosen by a press; missing if a press plays the card at once. */
  readonly isChosen?: boolean;
  readonly isHinted?: boolean;
  onPress(): void;
}

/** A card in hand. */
export function HandCard({ rank, name, children, ...button }: HandCardProps) {
  return (
    <CardButton {...button} class="piece-card">
      <CardFace rank={rank} name={name}>
        {children}
      </CardFace>
    </CardButton>
  );
}

/** A pile of face-down cards. */
export function CardBack({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <span class="piece-card is-back" role="img" aria-label={label}>
      {count}
    </span>
  );
}
