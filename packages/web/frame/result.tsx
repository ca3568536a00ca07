import { number } from '@safehouse/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { Mark } from '../parts/mark.tsx';
import { motion } from '../state/look.ts';
import { go } from '../state/router.ts';
import { house, lang } from '../state/words.ts';
import { PairVerdict } from './pair.tsx';
import type { Sitting } from './sitting.ts';

type ResultProps = Sitting & {
  /** It has ended before the eyes of whoever looks. */
  readonly isNews?: boolean;
};

/** How it ended, and the way to the next match. */
export function ResultCard({ isNews = false, ...sitting }: ResultProps) {
  const { page, names, game } = sitting;
  const words = house();
  const { result } = page;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNews && card.current) lookAt(card.current);
  }, []);
  if (page.status === 'broken') return <p class="notice is-no">{words.table.broken}</p>;
  if (!result) return null;
  const reason = words.endings[result.reason] ?? game.ui.ending(result.reason, game.words);
  return (
    <section class="result" aria-label={words.table.over} role="status" ref={card} tabIndex={-1}>
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
      {page.pair && <PairVerdict page={page} names={names} pair={page.pair} />}
      <Onward {...sitting} />
    </section>
  );
}

/** Whoever is somewhere else on the page is taken there; whoever writes is not disturbed. */
function lookAt(card: HTMLElement): void {
  card.scrollIntoView({ block: 'nearest', behavior: motion.value === 'full' ? 'smooth' : 'auto' });
  if (!(document.activeElement instanceof HTMLInputElement)) card.focus({ preventScroll: true });
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
      {page.challenge && (
        <a class="button is-main" href={challengePath(page)}>
          {words.table.standing}
        </a>
      )}
      {page.seat !== null && !page.challenge && (
        <button type="button" class="button is-main" disabled={isAsking} onClick={() => void again()}>
          <Icon name="again" />
          {page.rematch ? words.table.rematchGo : words.table.rematch}
        </button>
      )}
      {page.status === 'over' && !page.challenge && (
        <LookBack id={source.kind === 'local' ? `local-${page.id}` : page.id} />
      )}
      <a class="button" href="/">
        {words.home}
      </a>
      {page.rematch && <p class="quiet">{words.table.rematchThere}</p>}
    </div>
  );
}

function challengePath({ challenge, game }: Sitting['page']): string {
  return challenge?.kind === 'duel' ? `/duel/${challenge.id}` : `/daily/${game}`;
}

/** The match once more, what the best bot makes of it, and whether it was dealt as promised. */
function LookBack({ id }: { readonly id: string }) {
  const words = house().table;
  return (
    <>
      <a class="button" href={`/replay/${id}`}>
        {words.replay}
      </a>
      <a class="button" href={`/replay/${id}#analyse`}>
        {words.analyse}
      </a>
      <a class="button" href={`/replay/${id}#fair`}>
        {words.fair}
      </a>
    </>
  );
}
