import type { OwnMode } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import { useGame, useTitle } from '../../state/games.ts';
import { lang } from '../../state/words.ts';
import { useModeName } from './mode-name.ts';
import type { ProfileWords } from './words/index.ts';

interface StatisticsProps {
  readonly words: ProfileWords;
  readonly modes: readonly OwnMode[];
}

export function Statistics({ words, modes }: StatisticsProps) {
  return (
    <section class="profile-part" aria-labelledby="profile-statistics">
      <h2 id="profile-statistics">{words.statistics}</h2>
      <p class="quiet">{modes.length === 0 ? words.statisticsNone : words.statisticsAbout}</p>
      <ul class="profile-cards">
        {modes.map((mode) => (
          <ModeCard key={`${mode.game} ${mode.mode}`} words={words} mode={mode} />
        ))}
      </ul>
    </section>
  );
}

function ModeCard({ words, mode }: { readonly words: ProfileWords; readonly mode: OwnMode }) {
  const titleOf = useTitle();
  const name = useModeName(mode.game, mode.mode);
  return (
    <li class={`profile-card game-${mode.game}`}>
      <h3>{titleOf(mode.game)}</h3>
      <p class="quiet">
        {name} · {words.matches(mode.matches)}
      </p>
      <dl class="profile-figures">
        <dt>{words.won}</dt>
        <dd>{shareText(words, mode)}</dd>
        {mode.draws > 0 && (
          <>
            <dt>{words.drawn}</dt>
            <dd>{number(lang(), mode.draws)}</dd>
          </>
        )}
        <dt>{words.length}</dt>
        <dd>{words.moves(mode.averageMoves)}</dd>
      </dl>
      <BySeat words={words} mode={mode} />
      <Openings words={words} mode={mode} />
    </li>
  );
}

interface Share {
  readonly matches: number;
  readonly wins: number;
}

function shareText(words: ProfileWords, { matches, wins }: Share): string {
  const percent = new Intl.NumberFormat(lang(), { style: 'percent' }).format(wins / matches);
  return words.shareOf(percent, wins, matches);
}

/** A bar a seat: as long as the share of wins. */
function BySeat({ words, mode }: { readonly words: ProfileWords; readonly mode: OwnMode }) {
  return (
    <>
      <h4>{words.bySeat}</h4>
      <ul class="profile-seats">
        {mode.seats.map((seat) => (
          <li key={seat.seat}>
            <span>
              {words.seat(seat.seat + 1)}: {shareText(words, seat)}
            </span>
            <svg class="profile-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect class="profile-bar-all" width="100" height="6" />
              <rect class="profile-bar-won" width={(100 * seat.wins) / seat.matches} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}

function Openings({ words, mode }: { readonly words: ProfileWords; readonly mode: OwnMode }) {
  const game = useGame(mode.game);
  if (!game || mode.openings.length === 0) return null;
  return (
    <>
      <h4>{words.openings}</h4>
      <ol class="profile-openings">
        {mode.openings.map((opening) => (
          <li key={JSON.stringify(opening.move)}>
            <span>{game.ui.name(opening.move, game.words)}</span>{' '}
            <span class="quiet">
              {words.times(opening.matches)} · {words.won}: {shareText(words, opening)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
