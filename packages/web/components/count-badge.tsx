const MAX_SHOWN = 9;

interface CountBadgeProps {
  readonly count: number;
  /** Added to the name of the button for screen readers. */
  readonly text: string;
}

/** A count inside a button; renders nothing for 0. */
export function CountBadge({ count, text }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span class="hidden">, {text}</span>
    </span>
  );
}
