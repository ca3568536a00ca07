import { memo } from '@safehouse/ui';
import type { BoardContext } from './board-context.ts';

/** The three symbols of the map that need an explanation. */
export const Legend = memo(({ context }: { readonly context: BoardContext }) => {
  const { legend } = context.translations;
  const can = (type: string) => context.offers.some(({ move }) => move.type === type);
  return (
    <p class="sc-legend" aria-hidden="true">
      {context.seat !== null && context.view.phase !== 'draft' && (
        <span>
          <i class={`sc-key-line sc-seat-${context.seat}`} />
          {legend.network}
        </span>
      )}
      {can('connect') && (
        <span>
          <i class="sc-key-cost">2</i>
          {legend.cost}
        </span>
      )}
      {can('recall') && (
        <span>
          <i class="sc-key-lift" />
          {legend.lift}
        </span>
      )}
    </p>
  );
});
