import { memo } from '@safehouse/ui';
import type { Choosing } from './choosing.ts';
import { SeatMark } from './map/glyph.tsx';
import type { Scene } from './scene.ts';
import { stepText } from './step-text.ts';
import { Tag, tagged } from './tag.tsx';
import type { Turns } from './turn.ts';

interface Props extends Pick<Choosing, 'mission' | 'look'> {
  readonly scene: Scene;
  /** By seat, what the turn before this one came to. */
  readonly lastTurns: Turns['lastTurns'];
}

/** Everybody's agents at home, missions done and points; the rivals' missions lie open. */
export const Players = memo(({ scene, mission, look, lastTurns }: Props) => {
  const { view, words, names, focus, patterns, position } = scene;
  return (
    <section class="sc-players">
      <h2>
        {words.players}
        {view.lastTurns !== null && <small class="sc-flag">{words.lastTurns}</small>}
        {view.extraTurns > 0 && <small class="sc-flag">{words.extraTurns(view.extraTurns)}</small>}
      </h2>
      <ul>
        {view.players.map(({ supply, completed, score, missions }, seat) => (
          <li key={seat} class={view.active === seat && view.phase !== 'over' ? 'is-active' : ''}>
            <p class="sc-player">
              <SeatMark seat={seat} patterns={patterns} />
              <b class="sc-name">{names[seat]}</b>
              <span class="sc-counts">
                <span>
                  <b>{supply}</b> {words.supply}
                </span>
                <span>
                  <b>
                    {completed.length}/{position.edition.missionsToEnd}
                  </b>{' '}
                  {words.completed}
                </span>
                <b>{words.points(score)}</b>
              </span>
            </p>
            {seat !== focus && lastTurns[seat] && (
              <p class="sc-last">
                {words.lastTurn}: {lastTurns[seat].map((step) => stepText(step, scene)).join(' · ')}
              </p>
            )}
            {seat !== focus && (
              <div class="sc-tags sc-small">
                {missions.map(({ id, planning, marked }) => (
                  <Tag
                    key={id}
                    {...tagged(scene, id)}
                    marked={marked}
                    planning={planning}
                    isLit={mission === id}
                    look={look}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
