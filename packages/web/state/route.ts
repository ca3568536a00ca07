/** Loaded when first opened. They parse the rest of the path themselves. */
const LAZY_SCREENS = [
  'learn',
  'rules',
  'replay',
  'profile',
  'friends',
  'leaders',
  'live',
  'daily',
  'duel',
  'tournament',
  'club',
  'editions',
  'settings',
  'admin',
] as const;
export type LazyScreenName = (typeof LAZY_SCREENS)[number];

export type Route =
  | { readonly screen: 'front' | 'about' | 'missing' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'match' | 'local' | 'watch'; readonly id: string }
  | { readonly screen: LazyScreenName; readonly path: readonly string[] };

export function parseRoute(path: string): Route {
  const [first = '', ...rest] = path.split('/').slice(1).map(decodePart);
  const [second] = rest;
  const lazyScreen = LAZY_SCREENS.find((screen) => screen === first);
  if (lazyScreen) return { screen: lazyScreen, path: rest.filter((part) => part !== '') };
  if (second === undefined || second === '') {
    if (first === '') return { screen: 'front' };
    if (first === 'about') return { screen: first };
  } else if (first === 'new') return { screen: first, game: second };
  else if (first === 'match' || first === 'local' || first === 'watch') return { screen: first, id: second };
  return { screen: 'missing' };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
