import { useSignal } from '@preact/signals';
import type { PlayerCard as CardView } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { useEffect, useRef } from 'preact/hooks';
import { BotTag, UserAvatar } from '../avatar/lazy-user-avatar.tsx';
import { ErrorMessage } from '../components/error-message.tsx';
import { Icon } from '../components/icon.tsx';
import { useScreenTranslations } from '../i18n/screen-translations.ts';
import { currentLang, t } from '../i18n/translations.ts';
import type { RequestError } from '../online/api.ts';
import { useResource } from '../online/resource.ts';
import { currentUser, restoreSession } from '../online/session.ts';
import { FRIENDS_TRANSLATIONS, type FriendsTranslations } from '../screens/friends/locales/index.ts';
import { PersonActions } from '../screens/friends/person-actions.tsx';
import { useGameTitle } from '../state/games.ts';
import { ReportForm } from '../table/report/report-form.tsx';
import { Presence } from './presence.tsx';
import { type CardTarget, shownCard } from './shown-card.ts';
import './player-card.css';

/** A player in brief: name, ratings, presence, score against the viewer, and possible actions. */
export function PlayerCard({ user, name }: CardTarget) {
  const dialog = useRef<HTMLDialogElement>(null);
  const translations = useScreenTranslations(FRIENDS_TRANSLATIONS);
  const { card, error } = useCard(user);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="player-card"
      aria-labelledby="player-card-name"
      onClose={() => {
        shownCard.value = null;
      }}
      // A press outside the card closes it.
      closedby="any"
    >
      <div class="player-card-body">
        <header class="player-card-head">
          <UserAvatar user={user} name={name} />
          <div>
            <h2 id="player-card-name">
              {name}
              <BotTag user={user} />
            </h2>
            {card && <Presence status={card.status} />}
          </div>
          <button type="button" class="icon-button" aria-label={t().close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        <ErrorMessage error={error} />
        {card && translations && <CardDetails card={card} translations={translations} />}
        {!error && !(card && translations) && <p class="quiet">{t().loading}</p>}
      </div>
    </dialog>
  );
}

function useCard(user: string): { readonly card: CardView | null; readonly error: RequestError | null } {
  useEffect(() => void restoreSession(), [user]);
  const { value, error } = useResource<CardView>(`/users/${user}/card`);
  return { card: value, error };
}

interface CardProps {
  readonly card: CardView;
  readonly translations: FriendsTranslations;
}

function CardDetails({ card, translations }: CardProps) {
  const self = currentUser.value;
  const canAct = self?.kind === 'account' && card.kind === 'account' && self.id !== card.id;
  return (
    <>
      <CardRatings card={card} translations={translations} />
      {card.score && <p>{scoreText(card.score, translations)}</p>}
      {canAct && <PersonActions person={card} />}
      {!canAct && self && self.id !== card.id && <ReportPerson card={card} />}
      <p>
        <a class="button" href={`/profile/${card.id}`}>
          {translations.profile}
        </a>
      </p>
    </>
  );
}

/** Guests can only be reported. */
function ReportPerson({ card: { id, name } }: Pick<CardProps, 'card'>) {
  const isOpen = useSignal(false);
  const setOpen = (value: boolean) => () => {
    isOpen.value = value;
  };
  if (isOpen.value) return <ReportForm target={{ about: id }} name={name} onCancel={setOpen(false)} />;
  return (
    <p>
      <button type="button" class="button is-quiet" onClick={setOpen(true)}>
        {t().report.title(name)}
      </button>
    </p>
  );
}

/** The best rating of each game. */
function CardRatings({ card: { ratings }, translations }: CardProps) {
  const titleOf = useGameTitle();
  const best = [...Map.groupBy(ratings, ({ game }) => game)].map(([game, list]) => ({
    game,
    rating: Math.max(...list.map(({ rating }) => rating)),
  }));
  if (best.length === 0) return <p class="quiet">{translations.unrated}</p>;
  return (
    <dl class="player-card-ratings">
      {best.map(({ game, rating }) => (
        <div key={game}>
          <dt>{titleOf(game)}</dt>
          <dd>{formatNumber(currentLang(), rating)}</dd>
        </div>
      ))}
    </dl>
  );
}

function scoreText(
  { matches, wins, losses }: NonNullable<CardView['score']>,
  translations: FriendsTranslations,
): string {
  if (matches === 0) return translations.neverPlayed;
  const say = (value: number) => formatNumber(currentLang(), value);
  return translations.score(say(wins), say(losses), matches);
}
