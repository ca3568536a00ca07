import { parseMatchId } from '@safehouse/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { Frame } from '../frame/frame.tsx';
import { localMatch } from '../match/local.ts';
import { onlineMatch } from '../match/online.ts';
import type { MatchSource } from '../match/source.ts';
import { Loading } from '../parts/loading.tsx';
import { Shell } from '../parts/shell.tsx';
import { useGame } from '../state/games.ts';
import { useDocumentTitle } from '../state/title.ts';
import { house } from '../state/words.ts';

interface TableScreenProps {
  readonly id: string;
  readonly isLocal: boolean;
}

/** A match, wherever it is run. */
export function TableScreen({ id, isLocal }: TableScreenProps) {
  const match = parseMatchId(id);
  const source = useMemo(() => match && (isLocal ? localMatch(match) : onlineMatch(match)), [match, isLocal]);
  useEffect(() => () => source?.close(), [source]);
  return source ? <Sourced source={source} /> : <Gone />;
}

function Sourced({ source }: { readonly source: MatchSource }) {
  const page = source.page.value;
  const game = useGame(page?.game ?? '');
  if (source.link.value === 'gone' || game === null) return <Gone />;
  if (page && game) return <Frame source={source} game={game} page={page} />;
  return <Coming isLost={source.link.value === 'lost'} />;
}

function Coming({ isLost }: { readonly isLost: boolean }) {
  const { link } = house();
  useDocumentTitle(null);
  return <Loading told={isLost ? link.lost : link.connecting} />;
}

function Gone() {
  const words = house();
  useDocumentTitle(words.link.gone);
  return (
    <Shell title={words.link.gone}>
      <section class="plain">
        <h1>{words.link.gone}</h1>
        <p>{words.link.goneAbout}</p>
        <a class="button is-main" href="/">
          {words.home}
        </a>
      </section>
    </Shell>
  );
}
