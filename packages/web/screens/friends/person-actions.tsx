import { useSignal } from '@preact/signals';
import type { PersonRelation, PersonRequest, PersonView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { ConfirmQuestion } from '../../components/confirm-question.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { refusalText } from '../../i18n/refusal-text.ts';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';
import { changePerson } from '../../online/people.ts';
import { ReportForm } from '../../table/report/report-form.tsx';
import { ChallengeButton } from './challenge.tsx';
import { FRIENDS_TRANSLATIONS, type FriendsTranslations } from './locales/index.ts';
import { PrivateNote } from './private-note.tsx';
import './friends.css';

/** What a user can do about another account, shown on its profile. */
export function PersonActions({ person }: { readonly person: PersonView }) {
  const translations = useScreenTranslations(FRIENDS_TRANSLATIONS);
  const relation = useSignal<PersonRelation | null>(null);
  const error = useSignal('');
  useEffect(() => {
    void apiRequest<PersonRelation>('GET', `/me/people/${person.id}`).then((answer) => {
      relation.value = answer.ok ? answer.value : null;
    });
  }, [person.id]);
  const change = async (request: PersonRequest) => {
    const answer = await changePerson(person.id, request);
    if (answer.ok) relation.value = answer.value;
    error.value = answer.ok ? '' : refusalText(answer.error).text;
    return answer.ok;
  };
  if (!translations || !relation.value) return null;
  return (
    <section class="friends-part" aria-label={translations.actions}>
      <ErrorMessage error={error.value} />
      {!relation.value.isBlocked && (
        <div class="friends-buttons">
          <ChallengeButton person={person} translations={translations} />
          <FriendButtons relation={relation.value} translations={translations} change={change} />
        </div>
      )}
      <details class="friends-note-part" open={relation.value.note !== ''}>
        <summary>{translations.note}</summary>
        <PrivateNote key={person.id} note={relation.value.note} translations={translations} change={change} />
      </details>
      <BlockAndReport person={person} relation={relation.value} translations={translations} change={change} />
    </section>
  );
}

interface ActionsProps {
  readonly relation: PersonRelation;
  readonly translations: FriendsTranslations;
  change(request: PersonRequest): Promise<boolean>;
}

function FriendButtons({ relation, translations, change }: ActionsProps) {
  const button = (label: string, request: PersonRequest) => (
    <button type="button" class="button" onClick={() => void change(request)}>
      {label}
    </button>
  );
  const friendButton = {
    none: () => button(translations.befriend, { friend: true }),
    asked: () => button(translations.withdraw, { friend: false }),
    asks: () => (
      <>
        {button(translations.accept, { friend: true })}
        {button(translations.decline, { friend: false })}
      </>
    ),
    friends: () => button(translations.unfriend, { friend: false }),
  }[relation.friendship];
  return (
    <>
      {friendButton()}
      {relation.follows
        ? button(translations.unfollow, { follow: false })
        : button(translations.follow, { follow: true })}
    </>
  );
}

function BlockAndReport({ person, relation, translations, change }: ActionsProps & { readonly person: PersonView }) {
  const step = useSignal<'none' | 'block' | 'report'>('none');
  const show = (next: typeof step.value) => () => {
    step.value = next;
  };
  if (step.value === 'report')
    return <ReportForm target={{ about: person.id }} name={person.name ?? ''} onCancel={show('none')} />;
  if (step.value === 'block') {
    return (
      <ConfirmQuestion
        question={translations.blockSure}
        label={translations.block}
        onConfirm={() => {
          step.value = 'none';
          void change({ block: true });
        }}
        onCancel={show('none')}
      >
        <p class="quiet">{translations.blockAbout}</p>
      </ConfirmQuestion>
    );
  }
  return (
    <div class="friends-buttons">
      {relation.isBlocked ? (
        <button type="button" class="button" onClick={() => void change({ block: false })}>
          {translations.unblock}
        </button>
      ) : (
        <button type="button" class="button is-quiet" onClick={show('block')}>
          {translations.block}
        </button>
      )}
      <button type="button" class="button is-quiet" onClick={show('report')}>
        {t().report.title(person.name ?? '')}
      </button>
    </div>
  );
}
