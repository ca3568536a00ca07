import { useSignal } from '@preact/signals';
import type { ClubListView, ListedClub } from '@safehouse/protocol';
import { ErrorMessage } from '../../components/error-message.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePolledResource } from '../../online/polled-resource.ts';
import type { ClubTranslations } from './locales/index.ts';

interface ListProps {
  readonly translations: ClubTranslations;
}

export function ClubList({ translations }: ListProps) {
  const search = useSignal('');
  const { value, error } = usePolledResource<ClubListView>(`/clubs?name=${encodeURIComponent(search.value.trim())}`);
  return (
    <>
      <h1>{translations.title}</h1>
      <p class="lead">{translations.about}</p>
      <a class="button is-main is-big" href="/club/new">
        {translations.create}
      </a>
      <ErrorMessage error={error} />
      {value && value.own.length > 0 && (
        <ClubGroup title={translations.own} clubs={value.own} translations={translations} />
      )}
      <TextField
        type="search"
        label={translations.search}
        maxLength={40}
        value={search.value}
        onChange={(value) => {
          search.value = value;
        }}
      />
      {value && <ClubGroup title={translations.open} clubs={value.open} translations={translations} />}
    </>
  );
}

interface ClubGroupProps extends ListProps {
  readonly title: string;
  readonly clubs: readonly ListedClub[];
}

function ClubGroup({ title, clubs, translations }: ClubGroupProps) {
  return (
    <section class="club-part">
      <h2>{title}</h2>
      {clubs.length === 0 && <p class="quiet">{translations.none}</p>}
      <ul>
        {clubs.map((club) => (
          <li key={club.id} class="club-card">
            <a href={`/club/${club.id}`}>
              <b>{club.name}</b>
              <span class="quiet">{factsOf(club, translations).join(' · ')}</span>
            </a>
            {club.description !== '' && (
              <p class="club-text is-short" dir="auto">
                {club.description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Short texts: the number of members, who may join, and the user's role. */
export function factsOf({ memberCount, access, role }: ListedClub, translations: ClubTranslations): string[] {
  return [
    translations.members(memberCount),
    translations.accesses[access],
    ...(role === null ? [] : [translations.roles[role]]),
  ];
}
