import { parseMatchId } from '@safehouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { PageLayout } from '../components/page-layout.tsx';
import { t } from '../i18n/translations.ts';
import { createLocalMatch } from '../match/local-match.ts';
import type { MatchSource } from '../match/match-source.ts';
import { createOnlineMatch } from '../match/online-match.ts';
import { useDocumentTitle } from '../state/document-title.ts';
import { useGame } from '../state/games.ts';
import { TableLayout } from '../table/table-layout.tsx';

interface TableScreenProps {
  readonly id: string;
  readonly isLocal: boolean;
}

export function TableScreen({ id, isLocal }: TableScreenProps) {
  const match = parseMatchId(id);
  const source = useMemo(
    () => match && (isLocal ? createLocalMatch(match) : createOnlineMatch(match)),
    [match, isLocal],
  );
  useEffect(() => () => source?.close(), [source]);
  return source ? <MatchScreen source={source} /> : <MatchNotFound />;
}

function MatchScreen({ source }: { readonly source: MatchSource }) {
  const matchView = source.matchView.value;
  const game = useGame(matchView?.game ?? '');
  if (source.connection.value === 'gone' || game === null) return <MatchNotFound />;
  if (matchView && game) return <TableLayout source={source} game={game} matchView={matchView} />;
  return <ConnectingScreen isLost={source.connection.value === 'lost'} />;
}

function ConnectingScreen({ isLost }: { readonly isLost: boolean }) {
  const { link } = t();
  useDocumentTitle(null);
  return <LoadingScreen message={isLost ? link.lost : link.connecting} />;
}

function MatchNotFound() {
  const translations = t();
  useDocumentTitle(translations.link.gone);
  return (
    <PageLayout title={translations.link.gone}>
      <section class="plain">
        <h1>{translations.link.gone}</h1>
        <p>{translations.link.goneAbout}</p>
        <a class="button is-main" href="/">
          {translations.home}
        </a>
      </section>
    </PageLayout>
  );
}
