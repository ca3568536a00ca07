import { memo } from '@safehouse/ui';
import type { MoveType } from '../rules/language.ts';
import type { Choosing } from './choosing.ts';
import { offerFor, planningCost } from './offers.ts';
import type { Scene } from './scene.ts';
import { Tag, tagged } from './tag.tsx';

interface Props extends Pick<Choosing, 'mission' | 'hinted' | 'look'> {
  readonly scene: Scene;
}

/** How a mission stands out by what can be done with it. */
function signs({ scene, mission, hinted }: Props, type: MoveType, id: string) {
  const offer = offerFor(scene.offers, type, id);
  return { isLit: mission === id, isOffered: offer !== undefined, isHinted: offer?.key === hinted };
}

/** The missions one works on. */
export const OwnMissions = memo((props: Props) => {
  const { scene, look } = props;
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
            {...tagged(scene, id)}
            marked={marked}
            planning={planning}
            {...signs(props, 'mark', id)}
            look={look}
          />
        ))}
      </div>
    </section>
  );
});

/** What lies open: the oldest first, its planning growing dearer. */
export const OpenMissions = memo((props: Props) => {
  const { scene, look } = props;
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
            {...tagged(scene, id)}
            planning={isDraft ? null : planningCost({ view, seat: focus, position }, place)}
            {...signs(props, 'accept', id)}
            look={look}
          />
        ))}
      </div>
    </section>
  );
});

/** SC-8: the start missions still to choose from. */
export const StartMissions = memo((props: Props) => {
  const { scene, look } = props;
  const { view, words } = scene;
  if (view.phase !== 'draft') return null;
  return (
    <section class="sc-start" aria-label={words.startMissions}>
      <h2>{words.startMissions}</h2>
      <div class="sc-tags sc-four">
        {view.startDisplay.map((id) => (
          <Tag key={id} {...tagged(scene, id)} {...signs(props, 'choose', id)} look={look} />
        ))}
      </div>
    </section>
  );
});
