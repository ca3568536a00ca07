import type { Signal } from '@preact/signals';
import type { Translations } from '@safehouse/ui/app-texts';
import type { ComponentChildren } from 'preact';
import { Icon } from '../components/icon.tsx';
import { seriesText } from '../i18n/series-text.ts';
import { t } from '../i18n/translations.ts';
import { seekState } from '../online/seek.ts';
import { useDocumentTitle } from '../state/document-title.ts';
import { UnreadBadge } from './chat/unread-badge.tsx';
import type { HintState } from './hints/hint.ts';
import type { TableReplay } from './history/table-replay.ts';
import type { PanelTab } from './panel/panel.tsx';
import { seriesFromSeat } from './result/series-score.ts';
import { isMyTurn, type TableContext } from './table-context.ts';
import { MatchTools, ReplayButton, ToolButton } from './toolbar/tool-buttons.tsx';

interface TopBarProps extends TableContext {
  /** The game's own text: round, phase, deck. */
  readonly phase: string;
  readonly hint: Signal<HintState | null>;
  readonly tab: Signal<PanelTab | null>;
  readonly replay: TableReplay;
}

/** The name of the game, whose turn it is, and the tools. Also sets the browser tab's title. */
export function TopBar({ phase, hint, tab, replay, ...context }: TopBarProps) {
  const { matchView, game, source } = context;
  const translations = t();
  const { title } = game.translations;
  const isMine = isMyTurn(matchView);
  const series = seriesFromSeat(matchView);
  const rest = challengeText(matchView, translations.table) ?? phase;
  const count = source.spectators.value;
  const parts = [rest, count > 0 && <SpectatorCount count={count} />].filter(Boolean);
  // The line may be cut off: the phase is more important for players, the count for spectators.
  if (matchView.seat === null) parts.reverse();
  const isSeeking = seekState.value?.type === 'looking';
  useDocumentTitle(isMine ? `${translations.table.yourMove} · ${title}` : title);
  return (
    <header class="frame-top">
      <PanelButton tab={tab} opens="more" icon="menu" />
      <div class={`table-name${matchView.status === 'open' ? ' is-open' : ''}`}>
        <h1>{title}</h1>
        <p class={`turn${isMine ? ' is-mine' : ''}`} aria-live="polite">
          {turnText(context, translations.table)}
        </p>
        <p class="phase">
          {isSeeking && <span class="phase-seek">{translations.seek.looks}</span>}
          {series && <span class="phase-series">{`${seriesText(series)}${parts.length > 0 ? ' · ' : ''}`}</span>}
          <span class="phase-parts">
            {isSeeking && parts.length > 0 && ' · '}
            {parts[0]}
            {parts.length > 1 && ' · '}
            {parts[1]}
          </span>
          {source.isPending.value && source.kind === 'online' && ` · ${translations.link.pending}`}
        </p>
      </div>
      <div class="tools" role="toolbar" aria-label={translations.table.tools}>
        <MatchTools {...context} hint={hint} />
        <ReplayButton {...replay} />
        <PanelButton tab={tab} opens="log" icon="log" />
        {source.chat && (
          <PanelButton tab={tab} opens="chat" icon="chat">
            <UnreadBadge chats={[source.chat, source.spectatorChat]} />
          </PanelButton>
        )}
        <PanelButton tab={tab} opens="rules" icon="rules" />
      </div>
    </header>
  );
}

interface PanelButtonProps {
  readonly tab: Signal<PanelTab | null>;
  readonly opens: PanelTab;
  readonly icon: 'menu' | 'log' | 'chat' | 'rules';
  readonly children?: ComponentChildren;
}

function PanelButton({ tab, opens, icon, children }: PanelButtonProps) {
  return (
    <ToolButton
      icon={icon}
      kind={opens}
      label={t().table[opens]}
      isPressed={tab.value === opens}
      onPress={() => {
        tab.value = tab.value === opens ? null : opens;
      }}
    >
      {children}
    </ToolButton>
  );
}

/** On upright phones a sign and the number, elsewhere words. */
function SpectatorCount({ count }: { readonly count: number }) {
  return (
    <>
      <span class="spectators-words">{t().social.spectators(count)}</span>
      <span class="spectators-sign" aria-hidden="true">
        <Icon name="eye" />
        {count}
      </span>
    </>
  );
}

function challengeText({ challenge }: TableContext['matchView'], translations: Translations['table']): string | null {
  if (challenge?.counts === undefined) return null;
  return challenge.counts ? translations.counts : translations.practice;
}

function turnText({ matchView, playerNames }: TableContext, translations: Translations['table']): string {
  if (matchView.status === 'over') return translations.over;
  if (matchView.status !== 'running') return '';
  if (matchView.seat === null) return translations.watching;
  if (isMyTurn(matchView)) return translations.yourMove;
  const [acting] = matchView.toAct;
  return acting === undefined ? '' : translations.waitingFor(playerNames[acting]);
}
