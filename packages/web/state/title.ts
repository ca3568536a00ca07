import { useEffect } from 'preact/hooks';
import { house } from './words.ts';

/** What the tab of the browser says. */
export function useDocumentTitle(title: string | null): void {
  const name = house().house;
  useEffect(() => {
    document.title = title === null ? name : `${title} · ${name}`;
  }, [title, name]);
}
