import type { BeatenBot, PracticeCount } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { percentText } from '../../i18n/percent-text.ts';
import { ownPractice, syncPractice } from '../../online/practice-sync.ts';
import { currentUser } from '../../online/session.ts';
import { allBeatenLevels } from '../../state/beaten-levels.ts';
import { useGameTitle } from '../../state/games.ts';
import { type OwnMatch, useOwnMatches } from '../../state/own-matches.ts';
import { BeatenCharacters } from './beaten-characters.tsx';
import type { ProfileTranslations } from './locales/index.ts';

/** The user's matches against bots: from the account, or without one from this browser. */
export function OwnPracticeView({ translations }: { readonly translations: ProfileTranslations }) {
  const isAccount = currentUser.value?.kind === 'account';
  useEffect(() => {
    void syncPractice();
  }, [isAccount]);
  const known = isAccount ? ownPractice.value : null;
  const beaten = known?.beaten ?? allBeatenLevels().map(unknownWins);
  const about = known ? translations.beatenInAccount : translations.beatenAbout;
  return (
    <>
      <BeatenCharacters
        translations={translations}
        beaten={beaten}
        about={beaten.length === 0 ? translations.beatenNone : about}
      />
      <PracticeRecord translations={translations} counts={known?.counts ?? null} />
    </>
  );
}

function unknownWins(bot: Pick<BeatenBot, 'game' | 'level'>): BeatenBot {
  return { ...bot, wins: 0, firstAt: 0 };
}

interface PracticeRecordProps {
  readonly translations: ProfileTranslations;
  /** Null: the counts of this browser. */
  readonly counts: readonly PracticeCount[] | null;
}

/** Renders nothing without any match. */
function PracticeRecord({ translations, counts }: PracticeRecordProps) {
  const local = useOwnMatches() ?? [];
  const shown = counts ?? localCounts(local);
  if (shown.length === 0) return null;
  return (
    <section class="profile-part" aria-labelledby="profile-practice">
      <h2 id="profile-practice">{translations.practice}</h2>
      <p class="quiet">{counts ? translations.practiceInAccount : translations.practiceInBrowser}</p>
      <ul class="profile-cards">
        {shown.map((count) => (
          <PracticeCard key={count.game} translations={translations} count={count} />
        ))}
      </ul>
    </section>
  );
}

function localCounts(matches: readonly OwnMatch[]): PracticeCount[] {
  const played = matches.filter(({ isLocal, outcome }) => isLocal && outcome !== null);
  return [...Map.groupBy(played, ({ game }) => game)].map(([game, list]) => ({
    game,
    matches: list.length,
    wins: list.filter(({ outcome }) => outcome === 'won').length,
  }));
}

interface PracticeCardProps {
  readonly translations: ProfileTranslations;
  readonly count: PracticeCount;
}

function PracticeCard({ translations, count: { game, matches, wins } }: PracticeCardProps) {
  const titleOf = useGameTitle();
  return (
    <li class={`profile-card game-${game}`}>
      <h3>{titleOf(game)}</h3>
      <p class="quiet">{translations.matches(matches)}</p>
      <dl class="profile-figures">
        <dt>{translations.won}</dt>
        <dd>{translations.shareOf(percentText(wins / matches), wins, matches)}</dd>
      </dl>
    </li>
  );
}
