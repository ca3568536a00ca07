import { signal } from '@preact/signals';
import { GAME_COVERS, GAME_UIS } from '@safehouse/games/registry.web';
import type { GameCover, GameUi, GameWords, Lang, RuleText } from '@safehouse/ui';
import { useEffect } from 'preact/hooks';
import { lang } from './words.ts';

/** A game that can be put on the screen. */
export interface ShownGame {
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly lang: Lang;
}

export interface ShownCover extends GameCover {
  readonly id: string;
  readonly title: string;
  readonly invitation: string;
  readonly challenge?: string;
}

const shown = signal<{ readonly [id: string]: ShownGame | null }>({});
const covers = signal<readonly ShownCover[]>([]);
const rules = signal<{ readonly [key: string]: readonly RuleText[] }>({});

/** The game with its words; undefined until it has come, null where there is none of this name. */
export function useGame(id: string): ShownGame | null | undefined {
  const wanted = lang();
  useEffect(() => {
    if (id !== '') void load(id, wanted);
  }, [id, wanted]);
  return shown.value[id];
}

async function load(id: string, wanted: Lang): Promise<void> {
  const ui = Object.hasOwn(GAME_UIS, id) ? await GAME_UIS[id]() : null;
  const game = ui && { ui, words: await ui.words[wanted](), lang: wanted };
  shown.value = { ...shown.value, [id]: game };
}

/** The boxes on the shelf, in the language on the screen. */
export function useCovers(): readonly ShownCover[] {
  const wanted = lang();
  useEffect(() => {
    const loading = Object.entries(GAME_COVERS).map(async ([id, open]): Promise<ShownCover> => {
      const cover = await open();
      const { title, invitation, challenge } = await cover.words[wanted]();
      return { ...cover, id, title, invitation, ...(challenge !== undefined && { challenge }) };
    });
    void Promise.all(loading).then((all) => {
      covers.value = all;
    });
  }, [wanted]);
  return covers.value;
}

/** What a game is called; its id until the words have come. */
export function useTitle(): (game: string) => string {
  const all = useCovers();
  return (game) => all.find(({ id }) => id === game)?.title ?? game;
}

export function useRules(game: ShownGame | null | undefined): readonly RuleText[] {
  const key = game ? `${game.ui.id} ${game.lang}` : '';
  useEffect(() => {
    if (!game || rules.value[key]) return;
    void game.ui.rules[game.lang]().then((texts) => {
      rules.value = { ...rules.value, [key]: texts };
    });
  }, [key]);
  return rules.value[key] ?? [];
}
