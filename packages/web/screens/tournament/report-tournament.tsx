import { useSignal } from '@preact/signals';
import type { ReportRequest } from '@safehouse/protocol';
import { apiRequest } from '../../online/api.ts';
import { currentUser } from '../../online/session.ts';
import type { TournamentProps } from './tournament-page.tsx';

/** Reports the creator, who has chosen the tournament's name. */
export function ReportTournament({ view, translations }: TournamentProps) {
  const isSent = useSignal(false);
  if (!currentUser.value || view.me.isHost) return null;
  const send = async () => {
    const report: ReportRequest = {
      about: view.host.id,
      tournament: view.id,
      reason: 'offensive-name',
      text: view.settings.name,
    };
    isSent.value = (await apiRequest('POST', '/reports', report)).ok;
  };
  return isSent.value ? (
    <p role="status">{translations.reported}</p>
  ) : (
    <button type="button" class="text-button quiet" onClick={() => void send()}>
      {translations.report}
    </button>
  );
}
