/** Screens that are more than the way to a table: each is loaded when it is first opened, and reads the rest of the path. */
const LAZY_SCREENS = ['learn', 'replay', 'profile', 'daily', 'duel', 'editions'] as const;
export type LazyScreenName = (typeof LAZY_SCREENS)[number];

/** Where one can be. */
export type Route =
  | { readonly screen: 'front' | 'settings' | 'about' | 'missing' }
  | { readonly screen: 'new' | 'rules'; readonly game: string }
  | { readonly screen: 'match' | 'local' | 'watch'; readonly id: string }
  | { readonly screen: LazyScreenName; readonly path: readonly string[] };

export function parseRoute(path: string): Route {
  const [first = '', ...rest] = path.split('/').slice(1).map(decodePart);
  const [second] = rest;
  const later = LAZY_SCREENS.find((screen) => screen === first);
  if (later) return { screen: later, path: rest.filter((part) => part !== '') };
  if (second === undefined || second === '') {
    if (first === '') return { screen: 'front' };
    if (first === 'settings' || first === 'about') return { screen: first };
    if (first === 'rules') return { screen: 'rules', game: '' };
  } else if (first === 'new' || first === 'rules') return { screen: first, game: second };
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
