import { useEffect, useState } from 'preact/hooks';
import { workerClient } from '../local/worker-client.ts';
import { lastLevelOf } from './bot-tables.ts';
import type { LoadedGame } from './games.ts';

/** Those of the characters; without characters the worker knows, so that the bots are not part of the page. */
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
