import { useSignal } from '@preact/signals';
import type { DuelLeg, DuelPage } from '@safehouse/protocol';
import type { No } from '../../online/api.ts';
import { me } from '../../online/me.ts';
import { explain } from '../../parts/refusal.ts';
import { ShareLink } from '../../parts/share-link.tsx';
import { useTitle } from '../../state/games.ts';
import { house, lang, levelName } from '../../state/words.ts';
import { sitDownAt, useAsked } from './asking.ts';
import { scoreText, signed } from './figures.ts';
import { GuestName } from './guest-name.tsx';
import type { DailyWords } from './words/index.ts';

const LEGS = [0, 1];

/** How a duel stands, and the way to the own part of it. */
export function DuelTable({ words, id }: { readonly words: DailyWords; readonly id: string }) {
  const { value: duel, no } = useAsked<DuelPage>(`/duels/${encodeURIComponent(id)}`);
  const titleOf = useTitle();
  if (no) return <NoDuel words={words} no={no} />;
  if (!duel) return <p class="quiet">{house().loading}</p>;
  const isIn = duel.players.some(({ user }) => user === me.value?.id);
  const isOpen = duel.verdict === null && Date.now() < duel.until;
  return (
    <>
      <p class="lead">
        {titleOf(duel.game)} · {house().table.bot(levelName(duel.level))}
      </p>
      <Verdict words={words} duel={duel} />
      {duel.players.length > 0 && <Scores words={words} duel={duel} />}
      {isOpen && (
        <>
          {!isIn && <p>{duel.isFull ? words.duel.full : words.duel.accept}</p>}
          {!isIn && !duel.isFull && <GuestName />}
          {(isIn || !duel.isFull) && <OwnLegs words={words} duel={duel} />}
          {isIn && !duel.isFull && (
            <div class="daily-invite">
              <ShareLink label={words.duel.invite} path={`/duel/${id}`} about={words.duel.waiting} />
            </div>
          )}
          <p class="quiet">{words.duel.until(dateOf(duel.until))}</p>
        </>
      )}
      <div class="row">
        <a class="button is-quiet" href="/duel">
          {words.duel.another}
        </a>
        <a class="button is-quiet" href="/daily">
          {words.title}
        </a>
      </div>
      <p class="quiet">{words.duel.about}</p>
    </>
  );
}

function NoDuel({ words, no }: { readonly words: DailyWords; readonly no: No }) {
  const isMissing = no.code === 'not-found';
  return (
    <>
      <p>{isMissing ? `${words.duel.missing}. ${words.duel.missingAbout}` : explain(no).text}</p>
      <a class="button is-main" href="/duel">
        {words.duel.another}
      </a>
    </>
  );
}

interface DuelProps {
  readonly words: DailyWords;
  readonly duel: DuelPage;
}

function Verdict({ words, duel: { verdict, players } }: DuelProps) {
  if (!verdict) return null;
  const { winner } = verdict;
  const name = players.find(({ user }) => user === winner)?.name ?? house().table.gone;
  return (
    <p class="daily-score" role="status">
      {winner === null
        ? words.duel.draw
        : winner === me.value?.id
          ? words.duel.youWin
          : words.duel.wins(name)}
    </p>
  );
}

/** Both side by side: every deal, and the sum. */
function Scores({ words, duel }: DuelProps) {
  const { verdict, players } = duel;
  return (
    <table class="daily-table">
      <thead>
        <tr>
          <th scope="col">{words.duel.who}</th>
          {LEGS.map((leg) => (
            <th key={leg} scope="col">
              {words.duel.short[leg]}
            </th>
          ))}
          <th scope="col">{words.duel.sum}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ user, name, legs }) => (
          <tr key={user} class={user === me.value?.id ? 'is-own' : ''}>
            <th scope="row">{name ?? house().table.gone}</th>
            {LEGS.map((leg) => (
              <td key={leg}>
                <LegText words={words} leg={legs.find((one) => one.leg === leg) ?? null} />
              </td>
            ))}
            <td>{sumText(verdict?.totals.find((one) => one.user === user)?.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sumText(total: number | undefined): string {
  return total === undefined ? '–' : signed(total);
}

function LegText({ words, leg }: { readonly words: DailyWords; readonly leg: DuelLeg | null }) {
  if (leg !== null && leg.score !== null) {
    const text = scoreText(leg.score, words);
    return leg.match ? <a href={`/match/${leg.match}`}>{text}</a> : <span>{text}</span>;
  }
  return <span class="quiet">{leg?.isOver ? words.duel.secret : words.duel.notYet}</span>;
}

/** What one has still to play. */
function OwnLegs({ words, duel }: DuelProps) {
  const no = useSignal<No | null>(null);
  const own = duel.players.find(({ user }) => user === me.value?.id)?.legs ?? [];
  const begin = async (leg: number) => {
    no.value = await sitDownAt(`/duels/${duel.id}/legs`, { leg });
  };
  return (
    <>
      {no.value && (
        <p class="error" role="alert">
          {explain(no.value).text}
        </p>
      )}
      <ul class="daily-legs">
        {LEGS.filter((leg) => !own.some((one) => one.leg === leg && one.isOver)).map((leg) => (
          <li key={leg} class="daily-leg">
            <span>{words.duel.legs[leg]}</span>
            <button
              type="button"
              class="button is-main"
              aria-label={`${words.duel.play}: ${words.duel.legs[leg]}`}
              onClick={() => void begin(leg)}
            >
              {words.duel.play}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function dateOf(at: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
