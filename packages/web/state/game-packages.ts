import { installGame } from '@safehouse/games/registry';
import {
  GAME_CHARACTERS,
  GAME_COVERS,
  GAME_GUIDES,
  GAME_LESSONS,
  GAME_UIS,
  type GameScreens,
} from '@safehouse/games/registry.web';
import { importRules } from '../local/package-rules.ts';
import { cacheGamePackages } from '../pwa/cache-game-packages.ts';

/** As embedded in the page by the server. */
interface InstalledGame {
  readonly id: string;
  readonly hasStyles: boolean;
  readonly parts: readonly string[];
  /** The names of all its files. */
  readonly files: readonly string[];
}

/** Adds the games that the host has installed to the built-in ones. */
export function installGamePackages(page: Document): void {
  const listed = page.querySelector('meta[name="games"]')?.getAttribute('content');
  if (!listed) return;
  const games = JSON.parse(listed) as InstalledGame[];
  for (const game of games) installScreens(game, page);
  const paths = games.flatMap(({ id, files }) => files.map((file) => `/games/${id}/${file}`));
  cacheGamePackages(paths).catch(() => undefined);
}

function installScreens({ id, hasStyles, parts }: InstalledGame, page: Document): void {
  installGame(id, () => importRules(id));
  const load = async (): Promise<GameScreens> => {
    if (hasStyles) addStyles(`/games/${id}/ui.css`, page);
    return import(/* @vite-ignore */ `/games/${id}/ui.js`);
  };
  GAME_UIS[id] = async () => (await load()).ui;
  GAME_COVERS[id] = async () => (await load()).cover;
  if (parts.includes('guide')) GAME_GUIDES[id] = async () => part((await load()).guide, id);
  if (parts.includes('lessons')) GAME_LESSONS[id] = async () => part((await load()).lessons, id);
  if (parts.includes('characters')) GAME_CHARACTERS[id] = async () => part((await load()).characters, id);
}

function part<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`the screens of ${id} lack what its package promises`);
  return found;
}

function addStyles(href: string, page: Document): void {
  if (page.querySelector(`link[href="${href}"]`)) return;
  page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href }));
}
