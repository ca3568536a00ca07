import type { AdminActionView } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';
import { type AdminPartProps, AdminTable, timeText, useAdminData } from './admin-table.tsx';

export function ActionLog({ translations }: AdminPartProps) {
  const actions = useAdminData<{ readonly actions: readonly AdminActionView[] }>('/actions')?.actions ?? [];
  const rows = actions.map(({ at, authorName, action, target, detail }, i) => ({
    key: `${at} ${i}`,
    cells: [timeText(at), authorName ?? t().table.gone, translations.actionNames[action], target, detail],
  }));
  return (
    <section aria-labelledby="admin-log">
      <h2 id="admin-log">{translations.log}</h2>
      <AdminTable
        heads={[translations.time, translations.admin, translations.action, translations.target, translations.detail]}
        rows={rows}
        empty={translations.noLog}
      />
    </section>
  );
}
