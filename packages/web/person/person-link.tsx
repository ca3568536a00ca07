import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { BotTag } from '../avatar/lazy-user-avatar.tsx';
import { type CardTarget, shownCard } from './shown-card.ts';

interface PersonLinkProps extends CardTarget {
  /** Plays in this match as a program. Not needed for users who are programs everywhere. */
  readonly isBot?: true;
  readonly class?: string;
  /** The name by default. */
  readonly children?: ComponentChildren;
}

/** A user's name or avatar. A press opens the player card; as a link it leads to the profile, for a new tab. */
export function PersonLink({ user, name, isBot, children, ...rest }: PersonLinkProps) {
  const open = (event: TargetedMouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shownCard.value = { user, name };
  };
  return (
    <a href={`/profile/${user}`} aria-haspopup="dialog" onClick={open} {...rest}>
      {children ?? name}
      <BotTag user={user} {...(isBot && { isBot })} />
    </a>
  );
}
