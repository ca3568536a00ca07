import { GAME_LESSONS } from '@safehouse/games/registry.web';
import { useState } from 'preact/hooks';
import { playBot } from '../../match/start.ts';
import type { No } from '../../online/api.ts';
import { Icon } from '../../parts/icons.tsx';
import { explain } from '../../parts/refusal.ts';
import type { ShownCover } from '../../state/games.ts';
import { house } from '../../state/words.ts';

/** A box on the shelf: its picture, its invitation, and the ways to open it. */
export function GameBox({ id, title, invitation, players, Art }: ShownCover) {
  const words = house().front;
  const [isOpening, setOpening] = useState(false);
  const [no, setNo] = useState<No | null>(null);
  const play = async () => {
    setOpening(true);
    setNo(await playBot(id, Math.min(...players)));
    setOpening(false);
  };
  return (
    <li class={`box game-${id}`}>
      <div class="box-art">
        <Art />
      </div>
      <div class="box-words">
        <h2>{title}</h2>
        <p class="box-players">{words.players(Math.min(...players), Math.max(...players))}</p>
        <p class="box-invitation">{invitation}</p>
        <button
          type="button"
          class="button is-main"
          aria-label={`${words.playBot}: ${title}`}
          disabled={isOpening}
          onClick={() => void play()}
        >
          <Icon name="bot" />
          {words.playBot}
        </button>
        <Ways id={id} title={title} />
        {no && (
          <p class="error" role="alert">
            {explain(no).text}
          </p>
        )}
      </div>
    </li>
  );
}

function Ways({ id, title }: { readonly id: string; readonly title: string }) {
  const words = house().front;
  return (
    <div class="box-ways">
      <a class="button" href={`/new/${id}?with=friends`} aria-label={`${words.friends}: ${title}`}>
        <Icon name="link" />
        {words.friends}
      </a>
      <a class="button" href={`/new/${id}?with=device`} aria-label={`${words.device}: ${title}`}>
        <Icon name="device" />
        {words.device}
      </a>
      <a class="button" href={`/new/${id}?with=opponent`} aria-label={`${words.opponent}: ${title}`}>
        <Icon name="people" />
        {words.opponent}
      </a>
      {Object.hasOwn(GAME_LESSONS, id) && (
        <a class="button" href={`/learn/${id}`} aria-label={`${words.learn}: ${title}`}>
          <Icon name="hint" />
          {words.learn}
        </a>
      )}
      <a class="button" href={`/rules/${id}`} aria-label={`${house().nav.rules}: ${title}`}>
        <Icon name="rules" />
        {house().nav.rules}
      </a>
    </div>
  );
}
