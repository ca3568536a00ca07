import type { Mood } from '@safehouse/ui';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { settings } from '../../state/settings.ts';
import type { TableContext } from '../table-context.ts';
import { moodOf, type Remark, type RemarkContext, remarkContextOf, remarksOf } from './remarks.ts';

const SPOKEN_MS = 5000;

export interface Speech {
  /** The current remark; null between remarks and if speech is turned off. */
  readonly remark: Remark | null;
  /** By seat; null for people. */
  readonly moods: readonly (Mood | null)[];
}

type SpeechContext = Pick<TableContext, 'source' | 'matchView' | 'game'> & { readonly shownVersion: number };

/** The characters' remarks and moods, up to the version that the board has shown. */
export function useSpeech(context: SpeechContext): Speech {
  const remarkContext = useRemarkContext(context);
  const remarks = useMemo(() => (remarkContext ? remarksOf(remarkContext) : []), [remarkContext]);
  const moods = useMemo(
    () =>
      context.matchView.players.map(({ type }, seat) =>
        remarkContext && type === 'bot' ? moodOf(remarkContext, seat) : null,
      ),
    [remarkContext],
  );
  const remark = useCurrentRemark(remarks, context);
  // The last remark is shown on the poster instead.
  const isSpoken = settings.speech.value && context.matchView.result === null;
  return { remark: isSpoken ? remark : null, moods };
}

/** Up to the version that the board has shown; null if the game has no characters. */
function useRemarkContext({ source, matchView, game, shownVersion }: SpeechContext): RemarkContext | null {
  const { id, players, result } = matchView;
  const events = source.events.value;
  const seats = players.map((player) => (player.type === 'bot' ? player.level : player.type)).join(' ');
  return useMemo(() => {
    if (!game.characters) return null;
    const shown = events.filter(({ version }) => version <= shownVersion);
    return remarkContextOf({ matchView, ui: game.ui, characters: game.characters, events: shown });
  }, [id, seats, game, events, shownVersion, result]);
}

/** The last remark, for a few seconds. Remarks from before the table was opened are not repeated. */
function useCurrentRemark(remarks: readonly Remark[], { matchView, shownVersion }: SpeechContext): Remark | null {
  const viewer = `${matchView.id} ${matchView.seat}`;
  const openedAt = useRef({ viewer, version: shownVersion });
  if (openedAt.current.viewer !== viewer) openedAt.current = { viewer, version: shownVersion };
  const [silencedVersion, setSilencedVersion] = useState(0);
  const last = remarks.at(-1) ?? null;
  const { version: opened } = openedAt.current;
  const isNew = last !== null && (last.version > opened || (last.occasion === 'start' && last.version === opened));
  const version = isNew ? last.version : 0;
  useEffect(() => {
    if (version === 0) return undefined;
    const timer = setTimeout(() => setSilencedVersion(version), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [version]);
  return isNew && version > silencedVersion ? last : null;
}
