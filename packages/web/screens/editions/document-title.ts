/** The title is not part of the game; it is stored in the document so that a file has a name. */
export function documentTitle(document: object): string | null {
  const { title } = document as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title.slice(0, 60) : null;
}

export function withTitle(document: object, title: string): object {
  return { ...document, title: title.slice(0, 60) };
}
