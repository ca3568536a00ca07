import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../../parts/icons.tsx';
import { Mark } from '../../parts/mark.tsx';
import { useDocumentTitle } from '../../state/title.ts';
import { house } from '../../state/words.ts';
import { AnalysisPart } from './analysis-part.tsx';
import { OldBoard } from './board.tsx';
import { chaptersOf } from './chapters.ts';
import { Controls, Picks } from './controls.tsx';
import { FairPart } from './fair-part.tsx';
import { newJudge } from './judge.ts';
import { LinePart } from './line-part.tsx';
import { OldLog } from './log.tsx';
import type { Looking, LookingBack } from './looking.ts';
import { useShowing } from './showing.ts';
import { TakeAway } from './take-away.tsx';

/** A finished match: the board as it was, the way through it, and what can be said about it. */
export function Projector(props: LookingBack) {
  const { reel, game, words } = props;
  const { levels } = house();
  const showing = useShowing(reel, props.seat);
  const judge = useMemo(newJudge, [reel]);
  useEffect(() => () => judge.stop(), [judge]);
  const names = reel.record.players.map((name) => levels[name] ?? name);
  const chapters = useMemo(
    () => chaptersOf(reel, game.ui, words, names),
    [reel, game, words, names.join('|')],
  );
  useDocumentTitle(`${words.title}: ${game.words.title}`);
  const looking: Looking = { ...props, showing, names };
  return (
    <div class={`rp game-${reel.rules.id}`}>
      <header class="rp-top">
        <a class="icon-button" href="/replay" aria-label={words.back}>
          <Icon name="close" />
        </a>
        <h1>
          {game.words.title} <span>{words.title}</span>
        </h1>
        <ul class="rp-players" aria-label={house().table.players}>
          {names.map((name, seat) => (
            <li key={seat}>
              <Mark seat={seat} /> {name}
            </li>
          ))}
        </ul>
      </header>
      <Picks {...looking} chapters={chapters} />
      <main id="content" class="rp-main" tabIndex={-1} aria-label={words.board}>
        <OldBoard {...looking} />
      </main>
      <Controls {...looking} />
      <aside class="rp-side" aria-label={words.analysis}>
        <AnalysisPart {...looking} judge={judge} />
        <LinePart {...looking} />
        <FairPart {...looking} />
        <OldLog {...looking} />
        <TakeAway {...looking} />
      </aside>
    </div>
  );
}
