import { memo } from '@safehouse/ui';
import type { Scene } from './scene.ts';

/** The three signs of the map that need a word. */
export const Legend = memo(({ scene }: { readonly scene: Scene }) => {
  const { legend } = scene.words;
  const can = (type: string) => scene.offers.some(({ move }) => move.type === type);
  return (
    <p class="sc-legend" aria-hidden="true">
      {scene.seat !== null && scene.view.phase !== 'draft' && (
        <span>
          <i class={`sc-key-line sc-seat-${scene.seat}`} />
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
