/** The title has no effect on the game. It is stored in the document so that an exported file has a name. */
export function documentTitle(document: object): string | null {
  const { title } = document as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title.slice(0, 60) : null;
}

export function withTitle(document: object, title: string): object {
  return { ...document, title: title.slice(0, 60) };
}
