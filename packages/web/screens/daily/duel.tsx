import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ErrorMessage } from '../../components/error-message.tsx';
import { PageLayout } from '../../components/page-layout.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useScreenTranslations } from '../../i18n/screen-translations.ts';
import { t } from '../../i18n/translations.ts';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { ensureSession, restoreSession } from '../../online/session.ts';
import { useDocumentTitle } from '../../state/document-title.ts';
import { useGameCovers } from '../../state/games.ts';
import { leaveForm } from '../../state/router.ts';
import './daily.css';
import { DuelDetails } from './duel-details.tsx';
import { GuestName } from './guest-name.tsx';
import { DAILY_TRANSLATIONS, type DailyTranslations } from './locales/index.ts';

/** `/duel` creates a duel, `/duel/:id` shows one. */
export function DuelScreen({ path: [id] }: { readonly path: readonly string[] }) {
  const translations = useScreenTranslations(DAILY_TRANSLATIONS);
  const title = translations?.duel.title ?? t().loading;
  useDocumentTitle(title);
  useEffect(() => {
    void restoreSession();
  }, []);
  return (
    <PageLayout title={title}>
      <section class="plain is-wide daily">
        {translations && (
          <>
            <h1>{title}</h1>
            {id === undefined ? (
              <NewDuelForm translations={translations} />
            ) : (
              <DuelDetails translations={translations} id={id} />
            )}
          </>
        )}
      </section>
    </PageLayout>
  );
}

function NewDuelForm({ translations: { duel } }: { readonly translations: DailyTranslations }) {
  const covers = useGameCovers();
  const game = useSignal<string | null>(null);
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const chosen = game.value ?? covers[0]?.id ?? '';
  const open = async () => {
    isBusy.value = true;
    error.value = await createDuel(chosen);
    isBusy.value = false;
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <p class="lead">{duel.about}</p>
      <RadioGroup
        name="game"
        label={duel.game}
        value={chosen}
        options={covers.map(({ id, title, challenge }) => ({
          value: id,
          label: title,
          ...(challenge !== undefined && { about: challenge }),
        }))}
        onChange={(value) => {
          game.value = value;
        }}
      />
      <GuestName />
      <ErrorMessage error={error.value} />
      <div>
        <button type="submit" class="button is-main is-big" disabled={isBusy.value || chosen === ''}>
          {duel.open}
        </button>
      </div>
    </form>
  );
}

async function createDuel(game: string): Promise<RequestError | null> {
  const error = await ensureSession();
  if (error) return error;
  const answer = await apiRequest<{ readonly id: string }>('POST', '/duels', { game });
  if (!answer.ok) return answer.error;
  leaveForm(`/duel/${answer.value.id}`);
  return null;
}
