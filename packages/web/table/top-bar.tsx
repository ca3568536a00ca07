import type { Translations } from '@safehouse/ui';
import { Icon } from '../components/icon.tsx';
import { t } from '../i18n/translations.ts';
import { useDocumentTitle } from '../state/document-title.ts';
import { isMyTurn, type TableContext } from './table-context.ts';

/** Also sets the browser tab's title. */
export function TopBar({ matchView, game, source, playerNames }: TableContext) {
  const translations = t();
  const { title } = game.translations;
  const isMine = isMyTurn(matchView);
  useDocumentTitle(isMine ? `${translations.table.yourMove} · ${title}` : title);
  return (
    <header class="table-top">
      <a class="icon-button" href="/" aria-label={translations.home}>
        <Icon name="home" />
      </a>
      <div class="table-name">
        <h1>{title}</h1>
        {matchView.challenge?.counts !== undefined && (
          <p>{matchView.challenge.counts ? translations.table.counts : translations.table.practice}</p>
        )}
      </div>
      <p class={`turn${isMine ? ' is-mine' : ''}`} aria-live="polite">
        {turnText(matchView, playerNames, translations.table)}
      </p>
      {source.isPending.value && source.kind === 'online' && <span class="pending">{translations.link.pending}</span>}
    </header>
  );
}

function turnText(
  matchView: TableContext['matchView'],
  names: TableContext['playerNames'],
  translations: Translations['table'],
): string {
  if (matchView.status === 'over') return translations.over;
  if (matchView.status !== 'running') return '';
  if (matchView.seat === null) return translations.watching;
  if (isMyTurn(matchView)) return translations.yourMove;
  const [acting] = matchView.toAct;
  return acting === undefined ? '' : translations.waitingFor(names[acting]);
}
