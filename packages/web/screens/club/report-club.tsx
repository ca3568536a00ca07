import { useSignal } from '@preact/signals';
import { currentUser } from '../../online/session.ts';
import { ReportForm } from '../../table/report/report-form.tsx';
import type { ClubPartProps } from './club-part.ts';

/** Reports the club's name and description. The report is about the founder. */
export function ReportClub({ club, translations }: Pick<ClubPartProps, 'club' | 'translations'>) {
  const isOpen = useSignal(false);
  if (!currentUser.value || club.role === 'founder') return null;
  if (isOpen.value)
    return (
      <ReportForm
        target={{ about: club.founder.id, club: club.id }}
        name={club.name}
        onCancel={() => {
          isOpen.value = false;
        }}
      />
    );
  return (
    <div>
      <button
        type="button"
        class="text-button quiet"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {translations.reportClub}
      </button>
    </div>
  );
}
