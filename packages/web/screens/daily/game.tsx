import { useSignal } from '@preact/signals';
import type { DailyPage } from '@safehouse/protocol';
import { number } from '@safehouse/ui';
import type { No } from '../../online/api.ts';
import { explain } from '../../parts/refusal.ts';
import { useCovers } from '../../state/games.ts';
import { house, lang, levelName } from '../../state/words.ts';
import { sitDownAt, useAsked } from './asking.ts';
import { standingOf } from './bins.ts';
import { inTime, scoreText } from './figures.ts';
import { Histogram } from './histogram.tsx';
import type { DailyWords } from './words/index.ts';

interface GameProps {
  readonly words: DailyWords;
  readonly id: string;
  /** Null for today. */
  readonly day: string | null;
}

/** The challenge of one game: what it is, the way to it, and afterwards where one stands. */
export function DailyGame({ words, id, day }: GameProps) {
  const cover = useCovers().find((one) => one.id === id);
  const { value, no } = useAsked<DailyPage>(`/daily/${encodeURIComponent(id)}${day ? `?day=${day}` : ''}`);
  return (
    <>
      <header class="daily-head">
        <p class="quiet">{day === null ? words.today : words.title}</p>
        <h1>{cover?.title ?? id}</h1>
        {value && <p class="quiet">{dateOf(value.day)}</p>}
      </header>
      {no && <p>{no.code === 'not-found' ? words.none : explain(no).text}</p>}
      {value && <Sheet words={words} page={value} isToday={day === null} scoring={cover?.challenge} />}
      <nav class="row" aria-label={words.title}>
        {day !== null && (
          <a class="button" href={`/daily/${id}`}>
            {words.today}
          </a>
        )}
        {value && (
          <a class="button is-quiet" href={`/daily/${id}/${dayBefore(value.day)}`}>
            {words.yesterday}
          </a>
        )}
        <a class="button is-quiet" href="/daily">
          {words.all}
        </a>
      </nav>
    </>
  );
}

interface SheetProps {
  readonly words: DailyWords;
  readonly page: DailyPage;
  readonly isToday: boolean;
  readonly scoring: string | undefined;
}

function Sheet({ words, page, isToday, scoring }: SheetProps) {
  const score = page.attempt?.score ?? null;
  return (
    <>
      <p>
        {house().table.bot(levelName(page.level))} · {words.begins[page.seat]}
      </p>
      {score !== null && page.scores && <Outcome words={words} score={score} scores={page.scores} />}
      {score === null && page.attempt && !isToday && <p>{words.unfinished}</p>}
      {page.scores && <Histogram words={words} scores={page.scores} own={score} />}
      {scoring && (
        <div class="daily-scoring">
          <h2>{words.scoring}</h2>
          <p>{scoring}</p>
        </div>
      )}
      {isToday && <Ways words={words} page={page} />}
    </>
  );
}

type OutcomeProps = { readonly words: DailyWords; readonly score: number } & {
  readonly scores: NonNullable<DailyPage['scores']>;
};

function Outcome({ words, score, scores }: OutcomeProps) {
  const { rank, of, better } = standingOf(scores, score);
  const percent = new Intl.NumberFormat(lang(), { style: 'percent' });
  return (
    <div class="daily-outcome" role="status">
      <p class="daily-score">{words.score(scoreText(score, words))}</p>
      {better === null ? (
        <p>{words.first}</p>
      ) : (
        <p>
          <b>{words.place(number(lang(), rank), number(lang(), of))}</b>{' '}
          {words.better(percent.format(better))}
        </p>
      )}
    </div>
  );
}

function Ways({
  words,
  page: { game, attempt, endsAt },
}: {
  readonly words: DailyWords;
  readonly page: DailyPage;
}) {
  const no = useSignal<No | null>(null);
  const isBusy = useSignal(false);
  const isOver = attempt !== null && attempt.score !== null;
  const begin = async () => {
    isBusy.value = true;
    no.value = await sitDownAt(`/daily/${game}`);
    isBusy.value = false;
  };
  return (
    <div class="daily-ways">
      {!isOver && <p class="quiet">{words.once}</p>}
      {no.value && (
        <p class="error" role="alert">
          {explain(no.value).text}
        </p>
      )}
      <button
        type="button"
        class={`button${isOver ? '' : ' is-main is-big'}`}
        disabled={isBusy.value}
        onClick={() => void begin()}
      >
        {isOver ? words.practise : attempt ? words.goOn : words.play}
      </button>
      <p class="quiet">{words.next(inTime(endsAt, Date.now()))}</p>
    </div>
  );
}

function dateOf(day: string): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(day));
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
