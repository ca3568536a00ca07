/** Where one can be. */
export type Place =
  | { readonly screen: 'front' | 'settings' | 'about' | 'missing' }
  | { readonly screen: 'new' | 'rules'; readonly game: string }
  | { readonly screen: 'match' | 'local' | 'watch'; readonly id: string };

export function placeAt(path: string): Place {
  const [first = '', second] = path.split('/').slice(1).map(decoded);
  if (second === undefined || second === '') {
    if (first === '') return { screen: 'front' };
    if (first === 'settings' || first === 'about') return { screen: first };
    if (first === 'rules') return { screen: 'rules', game: '' };
  } else if (first === 'new' || first === 'rules') return { screen: first, game: second };
  else if (first === 'match' || first === 'local' || first === 'watch') return { screen: first, id: second };
  return { screen: 'missing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
