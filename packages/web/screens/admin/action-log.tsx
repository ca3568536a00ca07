import type { AdminActionView } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';
import { type AdminPartProps, AdminTable, timeText, useAdminData } from './admin-table.tsx';

export function ActionLog({ words }: AdminPartProps) {
  const actions = useAdminData<{ readonly actions: readonly AdminActionView[] }>('/actions')?.actions ?? [];
  const rows = actions.map(({ at, authorName, action, target, detail }, i) => ({
    key: `${at} ${i}`,
    cells: [timeText(at), authorName ?? t().table.gone, words.actionNames[action], target, detail],
  }));
  return (
    <section aria-labelledby="admin-log">
      <h2 id="admin-log">{words.log}</h2>
      <AdminTable
        heads={[words.time, words.admin, words.action, words.target, words.detail]}
        rows={rows}
        empty={words.noLog}
      />
    </section>
  );
}
