import { me } from '../online/me.ts';
import { ShareLink } from '../parts/share-link.tsx';
import { settings } from '../state/settings.ts';
import { house } from '../state/words.ts';
import type { Sitting } from './sitting.ts';

/** A table that has not begun: who is missing, and the link that brings them. */
export function Waiting({ source, page }: Sitting) {
  const words = house();
  const free = page.players.filter(({ type }) => type === 'open').length;
  if (page.status === 'closed') return <p class="lead">{words.table.closed}</p>;
  if (free === 0) return <p class="lead">{words.table.veiled}</p>;
  return (
    <section class="waiting" aria-label={words.table.open}>
      <h2>{words.table.open}</h2>
      <p class="lead">{words.table.openSeats(free)}</p>
      {page.seat === null ? (
        <SitDown sit={source.join} isPending={source.isPending.value} />
      ) : (
        <ShareLink label={words.table.share} path={`/match/${page.id}`} isMain />
      )}
      {page.seat !== null && page.pair && (
        <ShareLink label={words.table.pairShare} path={`/match/${page.pair}`} />
      )}
      {page.seat !== null && (
        <button type="button" class="button is-quiet" onClick={source.leave}>
          {words.table.leave}
        </button>
      )}
    </section>
  );
}

function SitDown({ sit, isPending }: { sit(): void; readonly isPending: boolean }) {
  const words = house();
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <NameField />
      <button type="submit" class="button is-main" disabled={isPending}>
        {words.table.sitDown}
      </button>
    </form>
  );
}

/** The name others see; kept as soon as it is written. That of an account stands. */
export function NameField() {
  const words = house();
  const account = me.value?.kind === 'account' ? me.value : null;
  return (
    <label class="field">
      <span>{words.setup.name}</span>
      <input
        type="text"
        maxLength={30}
        autocomplete="nickname"
        readOnly={account !== null}
        value={account?.name ?? settings.name.value}
        placeholder={words.guest(String(settings.number.value).padStart(3, '0'))}
        onInput={({ currentTarget }) => {
          settings.name.value = currentTarget.value;
        }}
      />
      <span class="field-about">{words.setup.nameHint}</span>
    </label>
  );
}
