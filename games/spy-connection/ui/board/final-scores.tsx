import { memo } from '@safehouse/ui';
import type { PlayerDescription } from '../../rules/describe.ts';
import { SeatIcon } from '../art/seat-glyph.tsx';
import type { BoardContext } from './board-context.ts';

/** SC-28: where the points come from. */
export const FinalScores = memo(({ context }: { readonly context: BoardContext }) => {
  const { view, translations, playerNames, editionNames, settings, result } = context;
  if (view.phase !== 'over') return null;
  const winners: readonly number[] = result?.winners ?? [];
  const { score } = translations;
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
            <tr key={seat} class={winners.includes(seat) ? 'is-winner' : ''}>
              <th scope="row">
                <SeatIcon seat={seat} patterns={settings.patterns} /> {playerNames[seat]}
                {winners.includes(seat) && <small class="sc-flag">{score.winner}</small>}
              </th>
              <td>{player.completed.length}</td>
              <td>{player.score - countMarks(player)}</td>
              <td>{countMarks(player)}</td>
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
            <SeatIcon seat={seat} patterns={settings.patterns} />{' '}
            {completed.map((id) => `${editionNames.missionName(id)} (${editionNames.missionPoints(id)})`).join('; ') ||
              '–'}
          </li>
        ))}
      </ul>
    </section>
  );
});

function countMarks({ missions }: PlayerDescription): number {
  return missions.reduce((sum, { marked }) => sum + marked.length, 0);
}
