import type { Choosing } from './choosing.ts';
import { planningCost } from './offers.ts';
import type { Scene } from './scene.ts';
import { Tag } from './tag.tsx';

interface Props {
  readonly scene: Scene;
  readonly choosing: Choosing;
}

/** The missions one works on. */
export function OwnMissions({ scene, choosing }: Props) {
  const { view, words, names, focus, seat } = scene;
  const { missions } = view.players[focus];
  return (
    <section class="sc-own" aria-label={seat === null ? words.missionsOf(names[focus]) : words.yourMissions}>
      <h2>{seat === null ? words.missionsOf(names[focus]) : words.yourMissions}</h2>
      {missions.length === 0 && <p class="sc-soft">{words.noMissions}</p>}
      <div class="sc-tags">
        {missions.map(({ id, planning, marked }) => (
          <Tag
            key={id}
            scene={scene}
            id={id}
            marked={marked}
            planning={planning}
            isLit={choosing.mission === id}
            isOffered={choosing.offerFor('mark', id) !== undefined}
            isHinted={choosing.isHinted('mark', id)}
            look={() => choosing.look(id)}
          />
        ))}
      </div>
    </section>
  );
}

/** What lies open: the oldest first, its planning growing dearer. */
export function OpenMissions({ scene, choosing }: Props) {
  const { view, words, focus, position } = scene;
  const isDraft = view.phase === 'draft';
  return (
    <section class="sc-open" aria-label={words.openMissions}>
      <h2>
        {words.openMissions} <small>{words.deck(view.deck.closed)}</small>
      </h2>
      <div class="sc-tags sc-four">
        {view.display.map((id, place) => (
          <Tag
            key={id}
            scene={scene}
            id={id}
            planning={isDraft ? null : planningCost({ view, seat: focus, position }, place)}
            isLit={choosing.mission === id}
            isOffered={choosing.offerFor('accept', id) !== undefined}
            isHinted={choosing.isHinted('accept', id)}
            look={() => choosing.look(id)}
          />
        ))}
      </div>
    </section>
  );
}

/** SC-8: the start missions still to choose from. */
export function StartMissions({ scene, choosing }: Props) {
  const { view, words } = scene;
  if (view.phase !== 'draft') return null;
  return (
    <section class="sc-start" aria-label={words.startMissions}>
      <h2>{words.startMissions}</h2>
      <div class="sc-tags sc-four">
        {view.startDisplay.map((id) => (
          <Tag
            key={id}
            scene={scene}
            id={id}
            isLit={choosing.mission === id}
            isOffered={choosing.offerFor('choose', id) !== undefined}
            isHinted={choosing.isHinted('choose', id)}
            look={() => choosing.look(id)}
          />
        ))}
      </div>
    </section>
  );
}
