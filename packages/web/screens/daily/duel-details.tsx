import { useSignal } from '@preact/signals';
import type { DuelLeg, DuelView } from '@safehouse/protocol';
import { formatDate } from '@safehouse/ui';
import { BotLabel } from '../../components/bot-label.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { currentLang, t } from '../../i18n/translations.ts';
import type { RequestError } from '../../online/api.ts';
import { usePolledResource } from '../../online/polled-resource.ts';
import { currentUser } from '../../online/session.ts';
import { useGameTitle } from '../../state/games.ts';
import { DealCommitments } from './deal-commitments.tsx';
import { GuestName } from './guest-name.tsx';
import type { DailyTranslations } from './locales/index.ts';
import { scoreText, signedNumber } from './number-text.ts';
import { openChallengeTable } from './open-challenge-table.ts';

const LEGS = [0, 1];

/** The state of a duel, with the buttons to join and play it. */
export function DuelDetails({ translations, id }: { readonly translations: DailyTranslations; readonly id: string }) {
  const { value: duel, error } = usePolledResource<DuelView>(`/duels/${encodeURIComponent(id)}`);
  const titleOf = useGameTitle();
  if (error) return <DuelNotFound translations={translations} error={error} />;
  if (!duel) return <p class="quiet">{t().loading}</p>;
  const isIn = duel.players.some(({ user }) => user === currentUser.value?.id);
  const isOpen = duel.verdict === null && Date.now() < duel.until;
  return (
    <>
      <p class="lead">
        {titleOf(duel.game)} · <BotLabel game={duel.game} level={duel.level} />
      </p>
      <DuelVerdict translations={translations} duel={duel} />
      {duel.players.length > 0 && <DuelScores translations={translations} duel={duel} />}
      {isOpen && (
        <>
          {!isIn && <p>{duel.isFull ? translations.duel.full : translations.duel.accept}</p>}
          {!isIn && !duel.isFull && <GuestName />}
          {(isIn || !duel.isFull) && <OwnLegs translations={translations} duel={duel} />}
          {isIn && !duel.isFull && (
            <div class="daily-invite">
              <ShareLink label={translations.duel.invite} path={`/duel/${id}`} about={translations.duel.waiting} />
            </div>
          )}
          <p class="quiet">{translations.duel.until(dateText(duel.until))}</p>
        </>
      )}
      <div class="row">
        <a class="button is-quiet" href="/duel">
          {translations.duel.another}
        </a>
        <a class="button is-quiet" href="/daily">
          {translations.title}
        </a>
      </div>
      <p class="quiet">{translations.duel.about}</p>
      <DealCommitments translations={translations} commitments={duel.commitments} />
    </>
  );
}

function DuelNotFound({
  translations,
  error,
}: {
  readonly translations: DailyTranslations;
  readonly error: RequestError;
}) {
  const isMissing = error.code === 'not-found';
  return (
    <>
      <p>{isMissing ? `${translations.duel.missing}. ${translations.duel.missingAbout}` : refusalText(error).text}</p>
      <a class="button is-main" href="/duel">
        {translations.duel.another}
      </a>
    </>
  );
}

interface DuelProps {
  readonly translations: DailyTranslations;
  readonly duel: DuelView;
}

function DuelVerdict({ translations, duel: { verdict, players } }: DuelProps) {
  if (!verdict) return null;
  const { winner } = verdict;
  const name = players.find(({ user }) => user === winner)?.name ?? t().table.gone;
  return (
    <p class="daily-score" role="status">
      {winner === null
        ? translations.duel.draw
        : winner === currentUser.value?.id
          ? translations.duel.youWin
          : translations.duel.wins(name)}
    </p>
  );
}

/** The score of every deal and the total, by player. */
function DuelScores({ translations, duel }: DuelProps) {
  const { verdict, players } = duel;
  return (
    <table class="daily-table">
      <thead>
        <tr>
          <th scope="col">{translations.duel.who}</th>
          {LEGS.map((leg) => (
            <th key={leg} scope="col">
              {translations.duel.short[leg]}
            </th>
          ))}
          <th scope="col">{translations.duel.sum}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ user, name, legs }) => (
          <tr key={user} class={user === currentUser.value?.id ? 'is-own' : ''}>
            <th scope="row">{name ?? t().table.gone}</th>
            {LEGS.map((leg) => (
              <td key={leg}>
                <LegText translations={translations} leg={legs.find((played) => played.leg === leg) ?? null} />
              </td>
            ))}
            <td>{totalText(verdict?.totals.find((total) => total.user === user)?.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function totalText(total: number | undefined): string {
  return total === undefined ? '–' : signedNumber(total);
}

function LegText({ translations, leg }: { readonly translations: DailyTranslations; readonly leg: DuelLeg | null }) {
  if (leg !== null && leg.score !== null) {
    const text = scoreText(leg.score, translations);
    return leg.match ? <a href={`/match/${leg.match}`}>{text}</a> : <span>{text}</span>;
  }
  return <span class="quiet">{leg?.isOver ? translations.duel.secret : translations.duel.notYet}</span>;
}

/** The deals that the user has not finished. */
function OwnLegs({ translations, duel }: DuelProps) {
  const error = useSignal<RequestError | null>(null);
  const ownLegs = duel.players.find(({ user }) => user === currentUser.value?.id)?.legs ?? [];
  const begin = async (leg: number) => {
    error.value = await openChallengeTable({
      path: `/duels/${duel.id}/legs`,
      body: { leg },
      challenge: duel.id,
      commitment: duel.commitments[leg],
    });
  };
  return (
    <>
      <ErrorMessage error={error.value} />
      <ul class="daily-legs">
        {LEGS.filter((leg) => !ownLegs.some((played) => played.leg === leg && played.isOver)).map((leg) => (
          <li key={leg} class="daily-leg">
            <span>{translations.duel.legs[leg]}</span>
            <button
              type="button"
              class="button is-main"
              aria-label={`${translations.duel.play}: ${translations.duel.legs[leg]}`}
              onClick={() => void begin(leg)}
            >
              {translations.duel.play}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function dateText(at: number): string {
  return formatDate(currentLang(), at, { dateStyle: 'medium', timeStyle: 'short' });
}
