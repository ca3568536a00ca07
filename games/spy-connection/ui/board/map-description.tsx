import { SEATS } from '@safehouse/contract';
import { memo, personAt } from '@safehouse/ui';
import type { BoardContext } from './board-context.ts';

/** The map for screen readers. */
export const MapDescription = memo(({ context }: { readonly context: BoardContext }) => {
  const { view, translations, editionNames, rulesQueries } = context;
  const { map } = translations;
  return (
    <ul class="hidden" aria-label={map.label}>
      {view.players.map(({ spy, agents }, seat) => {
        const who = personAt(seat, context);
        const spaces = Object.entries(agents).map(([space, count]) => `${editionNames.spaceName(space)}: ${count}`);
        const network = rulesQueries.networkOf(SEATS[seat]).map(editionNames.cityName).join(', ');
        return (
          <li key={seat}>
            {spy === null ? map.noSpy(who) : map.spy(who, editionNames.cityName(spy))}
            {network && ` ${map.network(network)}`} {spaces.length > 0 ? map.agentsOn(spaces.join('; ')) : map.noAgents}
          </li>
        );
      })}
    </ul>
  );
});
