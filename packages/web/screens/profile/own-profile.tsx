import { useSignal } from '@preact/signals';
import type { OwnProfile, OwnStatistics, PublicProfile } from '@safehouse/protocol';
import { formatDate } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { AvatarEditor } from '../../avatar/avatar-editor.tsx';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { ShareLink } from '../../components/share-link.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { loadWithRetries } from '../../online/load-with-retries.ts';
import { sessionError } from '../../online/session.ts';
import { AccountActions } from './account-actions.tsx';
import { FinishedMatches } from './finished-matches.tsx';
import type { ProfileTranslations } from './locales/index.ts';
import { LuckSummary } from './luck-summary.tsx';
import { Opponents } from './opponents.tsx';
import { OwnPracticeView } from './practice.tsx';
import { Ratings } from './ratings.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Statistics } from './statistics.tsx';

interface OwnProfileViewProps {
  readonly translations: ProfileTranslations;
  readonly profile: OwnProfile | null;
}

/** The user's own profile. Without an account it starts with the sign-in form. */
export function OwnProfileView({ translations, profile }: OwnProfileViewProps) {
  const message = useSignal('');
  if (!profile && sessionError.value) {
    return (
      <>
        <h1>{translations.title}</h1>
        <ErrorMessage error={sessionError.value} />
        <OwnPracticeView translations={translations} />
      </>
    );
  }
  if (!profile) {
    return (
      <>
        <h1>{translations.title}</h1>
        {message.value !== '' && (
          <p class="lead" role="status">
            {message.value}
          </p>
        )}
        <p class="lead">{translations.stranger}</p>
        <SignInForm translations={translations} />
        <OwnPracticeView translations={translations} />
      </>
    );
  }
  return (
    <>
      <header class="profile-head">
        <div class="profile-face">
          <UserAvatar user={profile.id} name={profile.name} />
          <h1>{profile.name}</h1>
        </div>
        <p class="quiet">
          {profile.kind === 'guest' ? translations.isGuest : translations.isAccount} ·{' '}
          {translations.since(dateText(profile.createdAt))}
        </p>
        {profile.kind === 'account' && <AvatarEditor profile={profile} />}
        {profile.kind === 'account' && (
          <p>
            <a class="button" href="/friends">
              {translations.friends}
            </a>
          </p>
        )}
      </header>
      {profile.kind === 'guest' && (
        <div class="profile-sign-up">
          <p>{translations.guest(profile.name)}</p>
          <SignInForm translations={translations} />
        </div>
      )}
      <OwnRecord translations={translations} profile={profile} />
      <OwnPracticeView translations={translations} />
      <AccountActions
        translations={translations}
        profile={profile}
        onSignedOut={(text) => {
          message.value = text;
        }}
      />
    </>
  );
}

function dateText(at: number): string {
  return formatDate(currentLang(), at, { dateStyle: 'long' });
}

function OwnRecord({
  translations,
  profile: { id },
}: {
  readonly translations: ProfileTranslations;
  readonly profile: OwnProfile;
}) {
  const person = useSignal<PublicProfile | null>(null);
  const statistics = useSignal<OwnStatistics | null>(null);
  const error = useSignal<RequestError | null>(null);
  useEffect(() => {
    const load = async () => {
      const [shown, counted] = await Promise.all([
        apiRequest<PublicProfile>('GET', `/users/${id}`),
        apiRequest<OwnStatistics>('GET', '/me/statistics'),
      ]);
      person.value = shown.ok ? shown.value : null;
      statistics.value = counted.ok ? counted.value : null;
      error.value = shown.ok ? (counted.ok ? null : counted.error) : shown.error;
      return error.value;
    };
    return loadWithRetries(load);
  }, [id]);
  if (error.value) return <ErrorMessage error={error.value} />;
  if (!person.value || !statistics.value) return <p class="quiet">{t().loading}</p>;
  const share = <ShareLink label={translations.share} path={`/profile/${id}`} about={translations.seenByOthers} />;
  if (statistics.value.outcomes.length === 0)
    return (
      <>
        <p class="lead">{translations.statisticsNone}</p>
        <a class="button is-main" href="/">
          {translations.playFirst}
        </a>
        {share}
      </>
    );
  return (
    <>
      <Ratings translations={translations} ratings={person.value.ratings} history={statistics.value.history} />
      <Statistics translations={translations} modes={statistics.value.modes} />
      <Opponents translations={translations} user={id} />
      <LuckSummary translations={translations} user={id} />
      <FinishedMatches translations={translations} outcomes={statistics.value.outcomes} />
      {share}
    </>
  );
}
