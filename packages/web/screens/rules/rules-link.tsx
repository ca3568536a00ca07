import type { ComponentChildren } from 'preact';
import { type RulesTarget, rulesHref } from './rules-target.ts';

interface RulesLinkProps {
  readonly game: string;
  readonly target: RulesTarget;
  readonly class?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'true' | undefined;
  open(target: RulesTarget): void;
  readonly children: ComponentChildren;
}

/** Opens a target in the current rules view, even at a table. Opened in a new tab, it leads to the rules page. */
export function RulesLink({ game, target, open, children, ...attributes }: RulesLinkProps) {
  return (
    <a
      {...attributes}
      href={rulesHref(game, target)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(target);
      }}
    >
      {children}
    </a>
  );
}
