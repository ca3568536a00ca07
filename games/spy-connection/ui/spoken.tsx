import { SEATS } from '@safehouse/contract';
import { memo } from '@safehouse/ui';
import type { Scene } from './scene.ts';

/** The map for those who hear it. */
export const SpokenMap = memo(({ scene }: { readonly scene: Scene }) => {
  const { view, words, names, naming, position } = scene;
  const { map } = words;
  return (
    <ul class="sc-hidden" aria-label={map.label}>
      {view.players.map(({ spy, agents }, seat) => {
        const spaces = Object.entries(agents).map(([space, count]) => `${naming.space(space)}: ${count}`);
        const network = position.networkOf(SEATS[seat]).map(naming.city).join(', ');
        return (
          <li key={seat}>
            {spy === null ? map.noSpy(names[seat]) : map.spy(names[seat], naming.city(spy))}
            {network && ` ${map.network(network)}`}{' '}
            {spaces.length > 0 ? map.agentsOn(spaces.join('; ')) : map.noAgents}
          </li>
        );
      })}
    </ul>
  );
});
