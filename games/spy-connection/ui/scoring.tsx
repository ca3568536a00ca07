import type { Result } from '@safehouse/contract';
import { memo } from '@safehouse/ui';
import type { Holding } from '../rules/describe.ts';
import { SeatMark } from './map/glyph.tsx';
import type { Scene } from './scene.ts';

/** SC-28: where the points come from. */
export const Scoring = memo(
  ({ scene, result }: { readonly scene: Scene; readonly result: Result | null }) => {
    const { view, words, names, naming, patterns } = scene;
    if (view.phase !== 'over') return null;
    const { score } = words;
    const best = Math.max(...view.players.map((player) => player.score));
    const isTie = view.players.filter((player) => player.score === best).length > 1;
    return (
      <section class="sc-scoring" aria-label={score.title}>
        <h2>{score.title}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{score.player}</th>
              <th scope="col">{score.missions}</th>
              <th scope="col">{score.missionPoints}</th>
              <th scope="col">{score.marks}</th>
              <th scope="col">{score.total}</th>
            </tr>
          </thead>
          <tbody>
            {view.players.map((player, seat) => (
              <tr key={seat} class={result?.winners.some((winner) => winner === seat) ? 'is-winner' : ''}>
                <th scope="row">
                  <SeatMark seat={seat} patterns={patterns} /> {names[seat]}
                  {result?.winners.some((winner) => winner === seat) && (
                    <small class="sc-flag">{score.winner}</small>
                  )}
                </th>
                <td>{player.completed.length}</td>
                <td>{player.score - marksOf(player)}</td>
                <td>{marksOf(player)}</td>
                <td>
                  <b>{player.score}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {isTie && <p>{score.tie}</p>}
        <ul class="sc-done">
          {view.players.map(({ completed }, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} patterns={patterns} />{' '}
              {completed.map((id) => `${naming.mission(id)} (${naming.points(id)})`).join('; ') || '–'}
            </li>
          ))}
        </ul>
      </section>
    );
  },
);

function marksOf({ missions }: Holding): number {
  return missions.reduce((sum, { marked }) => sum + marked.length, 0);
}
