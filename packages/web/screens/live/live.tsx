import { useSignal } from '@preact/signals';
import type { LiveTable } from '@safehouse/protocol';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TranslatedScreen } from '../../components/translated-screen.tsx';
import { WatchBotsButton } from '../../components/watch-bots-button.tsx';
import { t } from '../../i18n/translations.ts';
import { useLiveTables } from '../../online/live-tables.ts';
import { socket } from '../../online/socket.ts';
import { useGameCovers } from '../../state/games.ts';
import { motion } from '../../state/theme.ts';
import { BotTv } from './bot-tv.tsx';
import { LiveRow } from './live-row.tsx';
import { LIVE_TRANSLATIONS, type LiveTranslations } from './locales/index.ts';

/** All live tables. */
export function LiveScreen({ path: [game] }: { readonly path: readonly string[] }) {
  return (
    <TranslatedScreen texts={LIVE_TRANSLATIONS} class="live">
      {(translations) => <Live translations={translations} first={game ?? null} />}
    </TranslatedScreen>
  );
}

interface LiveProps {
  readonly translations: LiveTranslations;
  /** The game selected at first; null for all. */
  readonly first: string | null;
}

function Live({ translations, first }: LiveProps) {
  const covers = useGameCovers();
  const game = useSignal<string | null>(first);
  const tables = useLiveTables(game.value);
  const isLost = socket.state.value === 'lost';
  return (
    <>
      <h1>{translations.title}</h1>
      <p class="lead">{translations.about}</p>
      <RadioGroup<string | null>
        name="game"
        label={translations.game}
        value={game.value}
        options={[
          { value: null, label: translations.all },
          ...covers.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(value) => {
          game.value = value;
        }}
      />
      {isLost && <p class="quiet">{translations.lost}</p>}
      {!isLost && tables === null && <p class="quiet">{t().loading}</p>}
      {!isLost && tables?.length === 0 && <p class="quiet">{translations.none}</p>}
      {(isLost || tables?.length === 0) && <EmptyLive game={game.value} />}
      {!isLost && tables && tables.length > 0 && <Rows tables={tables} translations={translations} />}
    </>
  );
}

/** Shows a match between two bots instead; with reduced motion only a button for that. */
function EmptyLive({ game }: { readonly game: string | null }) {
  if (motion.value === 'reduced')
    return (
      <div class="row">
        <WatchBotsButton game={game} />
      </div>
    );
  return (
    <section class="list">
      <p class="quiet">{t().front.botsMeanwhile}</p>
      <BotTv key={game} game={game} />
    </section>
  );
}

function Rows({ tables, translations }: Pick<LiveProps, 'translations'> & { readonly tables: readonly LiveTable[] }) {
  return (
    <div class="list">
      <ul class="list-columns">
        {tables.map((table) => (
          <LiveRow key={table.id} table={table} translations={translations} />
        ))}
      </ul>
    </div>
  );
}
