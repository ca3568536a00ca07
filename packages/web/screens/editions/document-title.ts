/** The title is no part of the game: it travels with the document so that a file tells what it is. */
export function documentTitle(document: object): string | null {
  const { title } = document as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title.slice(0, 60) : null;
}

export function withTitle(document: object, title: string): object {
  return { ...document, title: title.slice(0, 60) };
}
