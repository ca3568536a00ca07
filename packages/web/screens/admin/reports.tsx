import type { ReportView } from '@safehouse/protocol';
import { t } from '../../i18n/translations.ts';
import { ActionButton, type AdminPartProps, AdminTable, adminAction, timeText, useAdminData } from './admin-table.tsx';
import { RenameForm } from './rename-form.tsx';
import { CloseTableButton } from './tables.tsx';
import { UserActions } from './users.tsx';

interface ReportedTableProps extends AdminPartProps {
  readonly report: ReportView;
}

function ReportedTable({ translations, report: { match, line, channel, said } }: ReportedTableProps) {
  if (match === null) return null;
  return (
    <>
      {line !== null && said !== null && (
        <ActionButton
          label={translations.removeLine}
          run={() => adminAction('DELETE', `/matches/${match}/chat/${line}?channel=${channel}`)}
        />
      )}
      <CloseTableButton translations={translations} match={match} />
    </>
  );
}

function ReportedClub({ translations, report: { club, clubName, post, said } }: ReportedTableProps) {
  if (club === null) return null;
  return (
    <>
      {post !== null && said !== null && (
        <ActionButton label={translations.hidePost} run={() => adminAction('DELETE', `/clubs/${club}/posts/${post}`)} />
      )}
      <RenameForm translations={translations} path={`/clubs/${club}`} name={clubName ?? ''} />
      <ActionButton
        label={translations.closeClub}
        question={translations.closeClubQuestion}
        run={() => adminAction('DELETE', `/clubs/${club}`)}
      />
    </>
  );
}

function ReportedTournament({ translations, report: { tournament, tournamentName } }: ReportedTableProps) {
  if (tournament === null) return null;
  return (
    <>
      <RenameForm translations={translations} path={`/tournaments/${tournament}`} name={tournamentName ?? ''} />
      <ActionButton
        label={translations.closeTournament}
        question={translations.closeTournamentQuestion}
        run={() => adminAction('POST', `/tournaments/${tournament}/close`)}
      />
    </>
  );
}

export function Reports({ translations }: AdminPartProps) {
  const { reasons } = t().report;
  const reports = useAdminData<{ readonly reports: readonly ReportView[] }>('/reports')?.reports ?? [];
  const rows = reports.map((report) => ({
    key: report.id,
    cells: [
      timeText(report.at),
      report.authorName ?? t().table.gone,
      <a href={`/profile/${report.about}`}>{report.aboutName ?? t().table.gone}</a>,
      reasons[report.reason],
      <>
        {report.said && <q>{report.said}</q>} {report.text}
      </>,
      <>
        {report.match && <a href={`/match/${report.match}`}>{translations.match}</a>}
        {report.club && <a href={`/club/${report.club}`}>{report.clubName ?? translations.club}</a>}
        {report.tournament && <a href={`/tournament/${report.tournament}`}>{report.tournamentName}</a>}
      </>,
      <div class="row">
        <UserActions translations={translations} user={{ id: report.about, name: report.aboutName }} />
        <ReportedTable translations={translations} report={report} />
        <ReportedClub translations={translations} report={report} />
        <ReportedTournament translations={translations} report={report} />
        <ActionButton label={translations.close} run={() => adminAction('POST', `/reports/${report.id}/close`)} />
      </div>,
    ],
  }));
  const heads = [
    translations.time,
    translations.reporter,
    translations.about,
    translations.reason,
    translations.text,
    translations.match,
    translations.actions,
  ];
  return (
    <section aria-labelledby="admin-reports">
      <h2 id="admin-reports">{translations.reports}</h2>
      <AdminTable heads={heads} rows={rows} empty={translations.noReports} />
    </section>
  );
}
