import { useEffect } from 'preact/hooks';
import { recall } from '../online/me.ts';
import { Shell } from '../parts/shell.tsx';
import { useCovers } from '../state/games.ts';
import { useDocumentTitle } from '../state/title.ts';
import { house } from '../state/words.ts';
import { GameBox } from './front/game-box.tsx';
import { Invitations } from './front/invitations.tsx';
import { MyMatches } from './front/my-matches.tsx';
import { OpenTables } from './front/open-tables.tsx';
import { SeekNotice } from './front/seek-notice.tsx';

/** Three boxes on a shelf, and what is on the tables. */
export function Front() {
  const words = house();
  const covers = useCovers();
  useDocumentTitle(null);
  useEffect(() => {
    void recall();
  }, []);
  return (
    <Shell title={words.house}>
      <div class="front">
        <h1 class="front-title">{words.motto}</h1>
        <SeekNotice />
        <ul class="boxes" aria-label={words.front.games}>
          {covers.map((cover) => (
            <GameBox key={cover.id} {...cover} />
          ))}
        </ul>
        <Invitations />
        <div class="front-lists">
          <MyMatches />
          <OpenTables />
        </div>
      </div>
    </Shell>
  );
}
