import { useState } from 'preact/hooks';
import { playBot } from '../../match/start.ts';
import type { No } from '../../online/api.ts';
import { Icon } from '../../parts/icons.tsx';
import { explain } from '../../parts/refusal.ts';
import { house } from '../../state/words.ts';
import type { ShownLesson } from './book.ts';
import type { Words } from './words/en.ts';

interface AfterProps {
  readonly shown: ShownLesson;
  readonly following: ShownLesson | undefined;
  readonly words: Words;
  again(): void;
}

/** Where to go from the end of a lesson: to a real table, or on to the next one. */
export function Afterwards({ shown, following, words, again }: AfterProps) {
  const { game, lesson } = shown;
  const [no, setNo] = useState<No | null>(null);
  return (
    <div class="learn-after">
      <button
        type="button"
        class="button is-main"
        onClick={() => void playBot(game, lesson.players.length).then(setNo)}
      >
        <Icon name="bot" />
        {house().front.playBot}
      </button>
      {following && (
        <a class="button" href={`/learn/${game}/${following.lesson.id}`}>
          {words.following(following.words.title)}
        </a>
      )}
      <button type="button" class="button is-quiet" onClick={again}>
        <Icon name="again" />
        {words.again}
      </button>
      <a class="button is-quiet" href="/learn">
        {words.all}
      </a>
      {no && (
        <p class="error" role="alert">
          {explain(no).text}
        </p>
      )}
    </div>
  );
}
