import { useEffect, useState } from 'preact/hooks';
import { workerClient } from '../local/worker-client.ts';
import { lastLevelOf } from './bot-tables.ts';
import type { LoadedGame } from './games.ts';

/** The levels of the characters. Without characters the worker is asked, so that the page need not load the bots. */
export function useBotLevels({ ui, characters }: LoadedGame): readonly string[] {
  const [levels, setLevels] = useState(() => characters?.characters.map(({ level }) => level) ?? [lastLevelOf(ui.id)]);
  useEffect(() => {
    if (characters) return;
    void workerClient.request('botLevels', { game: ui.id }).then((result) => {
      if (result.ok) setLevels([...result.value]);
    });
  }, [ui.id]);
  return levels;
}
