import { useState } from 'preact/hooks';
import { ConfirmQuestion } from '../../components/confirm-question.tsx';
import { Icon } from '../../components/icon.tsx';
import { LanguagePicker } from '../../components/page-layout.tsx';
import { t } from '../../i18n/translations.ts';
import { seekState, stopSeek } from '../../online/seek.ts';
import { ReportPlayer } from '../report/report-player.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import type { TableContext } from '../table-context.ts';
import { SoundToggle } from '../toolbar/tool-buttons.tsx';

type MoreMenuProps = TableContext & { close(): void };

export function MoreMenu(context: MoreMenuProps) {
  const translations = t();
  return (
    <div class="more">
      <div class="row">
        <SoundToggle />
        <a class="tool" href="/settings">
          <Icon name="settings" />
          <span>{translations.nav.settings}</span>
        </a>
        <a class="tool" href="/">
          <Icon name="home" />
          <span>{translations.home}</span>
        </a>
      </div>
      {seekState.value && (
        <button type="button" class="button is-quiet" onClick={stopSeek}>
          {translations.seek.stop}
        </button>
      )}
      {context.matchView.pair && (
        <a class="button is-quiet" href={`/match/${context.matchView.pair}`}>
          {translations.table.pairOther}
        </a>
      )}
      <div class="field">
        <span>{translations.nav.language}</span>
        <LanguagePicker />
      </div>
      <ShortcutList hasChat={context.source.chat !== null} />
      <ReportPlayer {...context} />
      <ResignButton {...context} />
    </div>
  );
}

function ResignButton({ source, matchView, close }: MoreMenuProps) {
  const translations = t();
  const [isSure, setSure] = useState(false);
  if (matchView.status !== 'running' || matchView.seat === null) return null;
  if (!isSure) {
    return (
      <button type="button" class="button is-quiet" onClick={() => setSure(true)}>
        <Icon name="flag" />
        {translations.table.resign}
      </button>
    );
  }
  return (
    <ConfirmQuestion
      question={translations.table.resignSure}
      label={translations.table.resignYes}
      onConfirm={() => {
        setSure(false);
        source.resign();
        // The result must not be hidden behind the panel.
        close();
      }}
      onCancel={() => setSure(false)}
    />
  );
}
