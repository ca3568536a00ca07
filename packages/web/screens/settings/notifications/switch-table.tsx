import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  type NotificationRequest,
  type OwnNotifications,
} from '@safehouse/protocol';
import type { NotificationTranslations } from './locales/index.ts';

interface SwitchTableProps {
  readonly translations: NotificationTranslations;
  readonly own: OwnNotifications;
  change(switches: NotificationRequest['switches']): void;
}

/** A switch for every event and channel. Without e-mail if the server sends none. */
export function SwitchTable({ translations, own, change }: SwitchTableProps) {
  const { events, channels } = translations;
  const shown = NOTIFICATION_CHANNELS.filter((channel) => channel !== 'email' || own.email.isAvailable);
  return (
    <table class="switch-table">
      <caption>{translations.about}</caption>
      <thead>
        <tr>
          <th scope="col">{translations.event}</th>
          {shown.map((channel) => (
            <th key={channel} scope="col">
              {channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_EVENTS.map((event) => (
          <tr key={event}>
            <th scope="row">{events[event]}</th>
            {shown.map((channel) => (
              <td key={channel}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`${events[event]}: ${channels[channel]}`}
                    checked={own.switches[event][channel]}
                    onChange={({ currentTarget }) => change({ [event]: { [channel]: currentTarget.checked } })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
