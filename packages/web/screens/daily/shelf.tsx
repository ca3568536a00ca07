import type { DailyList } from '@safehouse/protocol';
import { explain } from '../../parts/refusal.ts';
import { type ShownCover, useCovers } from '../../state/games.ts';
import { useAsked } from './asking.ts';
import { inTime, scoreText } from './figures.ts';
import type { DailyWords } from './words/index.ts';

/** Today's challenges side by side. */
export function DailyShelf({ words }: { readonly words: DailyWords }) {
  const { value: today, no } = useAsked<DailyList>('/daily');
  const covers = useCovers();
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lead">{words.about}</p>
      {no && <p class="error">{explain(no).text}</p>}
      {today && <p class="quiet">{words.next(inTime(today.endsAt, Date.now()))}</p>}
      <ul class="daily-shelf">
        {covers.map((cover) => (
          <DailyBox
            key={cover.id}
            words={words}
            cover={cover}
            attempt={today?.games.find(({ game }) => game === cover.id)?.attempt ?? null}
          />
        ))}
      </ul>
      <DuelInvitation words={words} />
    </>
  );
}

interface BoxProps {
  readonly words: DailyWords;
  readonly cover: ShownCover;
  readonly attempt: DailyList['games'][number]['attempt'];
}

function DailyBox({ words, cover: { id, title, Art }, attempt }: BoxProps) {
  const isOver = attempt !== null && attempt.score !== null;
  const way = isOver ? words.see : attempt ? words.goOn : words.play;
  return (
    <li class={`daily-box game-${id}`}>
      <div class="box-art">
        <Art />
      </div>
      <h2>{title}</h2>
      {attempt !== null && attempt.score !== null && <p>{words.score(scoreText(attempt.score, words))}</p>}
      <a class={`button${isOver ? '' : ' is-main'}`} href={`/daily/${id}`} aria-label={`${way}: ${title}`}>
        {way}
      </a>
    </li>
  );
}

function DuelInvitation({ words: { duel } }: { readonly words: DailyWords }) {
  return (
    <section class="daily-duel">
      <h2>{duel.title}</h2>
      <p>{duel.about}</p>
      <a class="button" href="/duel">
        {duel.open}
      </a>
    </section>
  );
}
