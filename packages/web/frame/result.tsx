import { number } from '@safehouse/ui';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { go } from '../state/router.ts';
import { house, lang } from '../state/words.ts';
import type { Sitting } from './sitting.ts';

/** How it ended, and the way to the next match. */
export function ResultCard(sitting: Sitting) {
  const { page, names, game } = sitting;
  const words = house();
  const { result } = page;
  if (page.status === 'broken') return <p class="notice is-no">{words.table.broken}</p>;
  if (!result) return null;
  const reason = words.endings[result.reason] ?? game.ui.ending(result.reason, game.words);
  return (
    <section class="result" aria-label={words.table.over} role="status">
      <div class="result-marks">
        {result.winners.map((seat) => (
          <Mark key={seat} seat={seat} />
        ))}
      </div>
      <h2>{headline(sitting)}</h2>
      <p>{reason}</p>
      {result.scores.some((score) => score !== null) && (
        <ul class="scores">
          {result.scores.map((score, seat) => (
            <li key={seat}>
              <Mark seat={seat} />{' '}
              {words.table.score(names[seat], score === null ? '–' : number(lang(), score))}
            </li>
          ))}
        </ul>
      )}
      <Onward {...sitting} />
    </section>
  );
}

function headline({ page, names }: Sitting): string {
  const words = house().table;
  const winners = page.result?.winners ?? [];
  if (winners.length === 0) return words.draw;
  const won = new Intl.ListFormat(lang()).format(winners.map((seat) => names[seat]));
  if (page.seat === null || page.seats.length > 1) return words.won(won);
  return winners.includes(page.seat) ? words.youWon : words.youLost;
}

function Onward({ source, page }: Sitting) {
  const words = house();
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    const path = await source.rematch();
    setAsking(false);
    if (path) go(path);
  };
  return (
    <div class="row">
      {page.seat !== null && (
        <button type="button" class="button is-main" disabled={isAsking} onClick={() => void again()}>
          <Icon name="again" />
          {page.rematch ? words.table.rematchGo : words.table.rematch}
        </button>
      )}
      <a class="button" href="/">
        {words.home}
      </a>
      {page.rematch && <p class="quiet">{words.table.rematchThere}</p>}
    </div>
  );
}
