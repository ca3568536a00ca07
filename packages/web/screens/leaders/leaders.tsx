import { useSignal } from '@preact/signals';
import { type LeaderboardView, seasonAt, seasonBefore } from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { UserAvatar } from '../../avatar/lazy-user-avatar.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { useModeNames } from '../../components/mode-name.ts';
import { RadioGroup } from '../../components/radio-group.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TranslatedScreen } from '../../components/translated-screen.tsx';
import { currentLang, t } from '../../i18n/translations.ts';
import { useResource } from '../../online/resource.ts';
import { PersonLink } from '../../person/person-link.tsx';
import { useGameCovers } from '../../state/games.ts';
import { LEADERS_TRANSLATIONS, type LeadersTranslations } from './locales/index.ts';
import './leaders.css';

/** The best players of every game. */
export function LeadersScreen({ path: [game] }: { readonly path: readonly string[] }) {
  return (
    <TranslatedScreen texts={LEADERS_TRANSLATIONS} class="leaders">
      {(translations) => <Leaders translations={translations} first={game ?? null} />}
    </TranslatedScreen>
  );
}

const PERIODS = ['all', 'this', 'last'] as const;
type Period = (typeof PERIODS)[number];

/** Computed with the clock of this browser. */
function seasonOf(period: Period): string | null {
  const current = seasonAt(Date.now());
  return period === 'all' ? null : period === 'this' ? current : seasonBefore(current);
}

interface LeadersProps {
  readonly translations: LeadersTranslations;
  /** The game selected at first. */
  readonly first: string | null;
}

function Leaders({ translations, first }: LeadersProps) {
  const covers = useGameCovers();
  const chosen = useSignal<string | null>(first);
  const period = useSignal<Period>('all');
  const game = covers.find(({ id }) => id === chosen.value)?.id ?? covers[0]?.id;
  return (
    <>
      <h1>{translations.title}</h1>
      <p class="lead">{translations.about}</p>
      {game !== undefined && (
        <>
          <RadioGroup
            name="game"
            label={translations.game}
            value={game}
            options={covers.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => {
              chosen.value = id;
            }}
          />
          <RadioGroup<Period>
            name="period"
            label={translations.time}
            value={period.value}
            options={[
              { value: 'all', label: translations.allTime },
              { value: 'this', label: translations.thisSeason },
              { value: 'last', label: translations.lastSeason },
            ]}
            onChange={(value) => {
              period.value = value;
            }}
          />
          <Boards key={game} translations={translations} game={game} period={period.value} />
        </>
      )}
      <a href="/docs/ratings">{translations.how}</a>
    </>
  );
}

interface BoardsProps {
  readonly translations: LeadersTranslations;
  readonly game: string;
  readonly period: Period;
}

const USUAL_MODE = '2';
const MAX_MODES = 12;

/** The leaderboards of all modes that are played. Every mode has its own ratings. */
function Boards({ translations, game, period }: BoardsProps) {
  const modes = useModes(game);
  const mode = useSignal(USUAL_MODE);
  const nameOf = useModeNames(game);
  return (
    <>
      {modes.length > 1 && (
        <SelectField
          label={translations.mode}
          value={mode.value}
          options={modes.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(value) => {
            mode.value = value;
          }}
        />
      )}
      <LeaderTable translations={translations} game={game} mode={mode.value} period={period} />
    </>
  );
}

/** The default mode, then the others by number of matches. */
function useModes(game: string): readonly string[] {
  type Statistics = { readonly modes: readonly { readonly mode: string; readonly matches: number }[] };
  const { value } = useResource<Statistics>(`/stats/${game}`);
  const played = (value?.modes ?? []).toSorted((a, b) => b.matches - a.matches).map(({ mode }) => mode);
  return [USUAL_MODE, ...played.filter((mode) => mode !== USUAL_MODE)].slice(0, MAX_MODES);
}

interface LeaderTableProps extends BoardsProps {
  readonly mode: string;
}

function LeaderTable({ translations, game, mode, period }: LeaderTableProps) {
  const season = seasonOf(period);
  const query = new URLSearchParams({ mode, ...(season !== null && { season }) });
  const { value: board, error } = useResource<LeaderboardView>(`/ratings/${game}?${query}`);
  if (error) return <ErrorMessage error={error} />;
  if (!board) return <p class="quiet">{t().loading}</p>;
  if (board.leaders.length === 0)
    return (
      <>
        <p class="quiet">{translations.none}</p>
        <a class="button" href={`/new/${game}?with=opponent`}>
          {t().front.opponent}
        </a>
      </>
    );
  const say = (value: number) => formatNumber(currentLang(), value);
  return (
    <table class="leaders-table">
      <thead>
        <tr>
          <th scope="col">{translations.rank}</th>
          <th scope="col">{translations.player}</th>
          <th scope="col">{translations.rating}</th>
          <th scope="col">{translations.matches}</th>
        </tr>
      </thead>
      <tbody>
        {board.leaders.map(({ user, name, rating, deviation, matches }, index) => (
          <tr key={user}>
            <td>{say(index + 1)}</td>
            <th scope="row">
              <PersonLink class="leaders-name" user={user} name={name ?? ''}>
                <UserAvatar user={user} name={name ?? ''} />
                {name}
              </PersonLink>
            </th>
            <td>
              <b>{say(rating)}</b> <span class="quiet">± {say(2 * deviation)}</span>
            </td>
            <td>{say(matches)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
