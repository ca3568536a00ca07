import type { ListedTournament } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { usePolledResource } from '../../online/polled-resource.ts';
import { FormatCards } from './format-cards.tsx';
import type { TournamentTranslations } from './locales/index.ts';
import { TournamentRow } from './tournament-row.tsx';

interface ListProps {
  readonly translations: TournamentTranslations;
}

export function TournamentList({ translations }: ListProps) {
  const { value, error } = usePolledResource<{ readonly tournaments: readonly ListedTournament[] }>('/tournaments');
  return (
    <>
      <h1>{translations.title}</h1>
      <p class="lead">{translations.about}</p>
      <a class="button is-main is-big" href="/tournament/new">
        {translations.create}
      </a>
      <ErrorMessage error={error} />
      {value?.tournaments.every(isOver) && <FormatCards translations={translations} />}
      {value && <Groups translations={translations} tournaments={value.tournaments} />}
    </>
  );
}

type GroupName = keyof TournamentTranslations['lists'];

const GROUPS: readonly GroupName[] = ['mine', 'running', 'open', 'over'];

function isOver({ status }: ListedTournament): boolean {
  return status === 'finished' || status === 'cancelled';
}

function groupOf(tournament: ListedTournament): GroupName {
  const { isMine, status } = tournament;
  if (status === 'finished' || status === 'cancelled') return 'over';
  return isMine ? 'mine' : status;
}

function Groups({ translations, tournaments }: ListProps & { readonly tournaments: readonly ListedTournament[] }) {
  const groups = Map.groupBy(tournaments, groupOf);
  return (
    <>
      {GROUPS.filter((name) => groups.has(name)).map((name) => (
        <section key={name} class="tournament-group">
          <h2>{translations.lists[name]}</h2>
          <ul>
            {groups.get(name)?.map((tournament) => (
              <TournamentRow key={tournament.id} translations={translations} tournament={tournament} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
