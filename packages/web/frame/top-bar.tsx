import type { HouseWords } from '@safehouse/ui';
import { Icon } from '../parts/icons.tsx';
import { useDocumentTitle } from '../state/title.ts';
import { house } from '../state/words.ts';
import { isMyTurn, type Sitting } from './sitting.ts';

/** The way out, what is played, and whose turn it is; the tab of the browser says it too. */
export function TopBar({ page, game, source, names }: Sitting) {
  const words = house();
  const { title } = game.words;
  const isMine = isMyTurn(page);
  useDocumentTitle(isMine ? `${words.table.yourMove} · ${title}` : title);
  return (
    <header class="table-top">
      <a class="icon-button" href="/" aria-label={words.home}>
        <Icon name="home" />
      </a>
      <div class="table-name">
        <h1>{title}</h1>
        {page.challenge?.counts !== undefined && (
          <p>{page.challenge.counts ? words.table.counts : words.table.practice}</p>
        )}
      </div>
      <p class={`turn${isMine ? ' is-mine' : ''}`} aria-live="polite">
        {turnOf(page, names, words.table)}
      </p>
      {source.isPending.value && source.kind === 'online' && (
        <span class="pending">{words.link.pending}</span>
      )}
    </header>
  );
}

function turnOf(page: Sitting['page'], names: Sitting['names'], words: HouseWords['table']): string {
  if (page.status === 'over') return words.over;
  if (page.status !== 'running') return '';
  if (page.seat === null) return words.watching;
  if (isMyTurn(page)) return words.yourMove;
  const [acting] = page.toAct;
  return acting === undefined ? '' : words.waitingFor(names[acting]);
}
