import { useSignal, useSignalEffect } from '@preact/signals';
import { GAME_UIS } from '@safehouse/games/registry.web';
import type { MatchId } from '@safehouse/protocol';
import { type GameUi, type GameWords, LANGS, pickLang } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { desk } from '../local/desk.ts';
import { localMatch } from '../match/local.ts';
import type { MatchSource } from '../match/source.ts';
import { plainTable } from '../match/wish.ts';

/** /?game=ID&players=2&level=gentle&lang=en&options={}: a board by itself, while the real screens are being made. */
export function Trial() {
  const query = new URLSearchParams(location.search);
  const lang = pickLang([query.get('lang') ?? 'en', ...LANGS]);
  const ui = useSignal<GameUi | null>(null);
  const words = useSignal<GameWords | null>(null);
  const source = useSignal<MatchSource | null>(null);
  useEffect(() => {
    const start = async () => {
      const loaded = await GAME_UIS[query.get('game') ?? '']?.();
      if (!loaded) return;
      words.value = await loaded.words[lang]();
      const players = Number(query.get('players') ?? 2);
      const bot = { bot: query.get('level') ?? 'gentle' };
      const seats = ['me' as const, ...Array.from({ length: players - 1 }, () => bot)];
      const options = JSON.parse(query.get('options') ?? '{}');
      const wish = { ...plainTable(loaded.id, seats), options };
      const made = await desk.ask({ type: 'create', wish });
      if (made.ok) source.value = localMatch(made.value as MatchId);
      ui.value = loaded;
    };
    void start();
  }, []);
  const page = source.value?.page.value;
  useSignalEffect(() => {
    document.documentElement.dataset.theme = query.get('theme') ?? 'light';
  });
  if (!ui.value || !page?.view || !words.value) return <p>…</p>;
  const { Board } = ui.value;
  return (
    <Board
      page={page as never}
      words={words.value}
      lang={lang}
      names={page.players.map((player, seat) => ('level' in player ? player.level : `Player ${seat + 1}`))}
      happened={[]}
      play={(move) => source.value?.move(move)}
      impossible={() => undefined}
      hint={null}
      settings={{ motion: 'full', patterns: false }}
    />
  );
}
