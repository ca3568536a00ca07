import { useSignal } from '@preact/signals';
import type { NetworkBanView } from '@safehouse/protocol';
import { TextField } from '../../components/text-field.tsx';
import { ActionButton, type AdminPartProps, AdminTable, adminAction, timeText, useAdminData } from './admin-table.tsx';

export function NetworkBans({ translations }: AdminPartProps) {
  const network = useSignal('');
  const hours = useSignal('');
  const bans = useAdminData<{ readonly bans: readonly NetworkBanView[] }>('/bans')?.bans ?? [];
  const ban = () => {
    const minutes = Math.round(Number(hours.value) * 60);
    return adminAction('PUT', '/bans', { network: network.value, ...(minutes > 0 && { minutes }) });
  };
  const rows = bans.map((listed) => ({
    key: listed.network,
    cells: [
      listed.network,
      timeText(listed.at),
      listed.until === null ? translations.withoutEnd : timeText(listed.until),
      <ActionButton
        label={translations.lift}
        run={() => adminAction('DELETE', `/bans?network=${encodeURIComponent(listed.network)}`)}
      />,
    ],
  }));
  return (
    <section aria-labelledby="admin-bans">
      <h2 id="admin-bans">{translations.bans}</h2>
      <AdminTable
        heads={[translations.network, translations.time, translations.until, translations.actions]}
        rows={rows}
        empty={translations.noBans}
      />
      <div class="row">
        <TextField
          label={translations.network}
          value={network.value}
          onChange={(text) => {
            network.value = text;
          }}
        />
        <TextField
          label={translations.hours}
          inputMode="decimal"
          value={hours.value}
          onChange={(text) => {
            hours.value = text;
          }}
        />
        <ActionButton label={translations.banNetwork} run={ban} />
      </div>
    </section>
  );
}
