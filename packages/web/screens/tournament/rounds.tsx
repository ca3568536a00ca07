import { useSignal } from '@preact/signals';
import {
  ARENA_ROUNDS_SHOWN,
  type TournamentMatchesView,
  type TournamentPairingView,
  type TournamentRoundView,
  type TournamentWholeRoundView,
} from '@safehouse/protocol';
import { formatNumber } from '@safehouse/ui';
import { currentLang } from '../../i18n/translations.ts';
import { apiRequest } from '../../online/api.ts';
import { useResource } from '../../online/resource.ts';
import { PlayerNames } from './player-name.tsx';
import { resultText } from './result-text.ts';
import type { TournamentProps } from './tournament-page.tsx';
import { codeInLink } from './use-tournament.ts';

/** The matches of the latest round, or of an earlier one that the user selects. */
export function Rounds({ view, translations }: TournamentProps) {
  const chosen = useSignal<number | null>(null);
  const earlier = useEarlierRound(view.id, chosen.value);
  const { round: latest, settings, roundCount } = view;
  if (!latest) return null;
  const shown = chosen.value === null ? { round: latest, players: view.players } : earlier;
  return (
    <section class="tournament-part" aria-labelledby="tournament-rounds">
      <h2 id="tournament-rounds">{translations.matches}</h2>
      {settings.format !== 'arena' && roundCount > 1 && (
        <RoundPicker
          count={roundCount}
          chosen={chosen.value ?? roundCount - 1}
          label={translations.round}
          onChange={(round) => {
            chosen.value = round === roundCount - 1 ? null : round;
          }}
        />
      )}
      {shown && settings.duplicate && !shown.round.isOver && <p class="quiet">{translations.hiddenResults}</p>}
      {shown && <RoundMatches view={view} translations={translations} shown={shown} />}
      {settings.format === 'arena' && <EarlierMatches view={view} translations={translations} round={latest} />}
    </section>
  );
}

function useEarlierRound(id: string, round: number | null): TournamentWholeRoundView | null {
  const code = codeInLink();
  const query = code === undefined ? '' : `?code=${encodeURIComponent(code)}`;
  const path = round === null ? null : `/tournaments/${id}/rounds/${round}${query}`;
  return useResource<TournamentWholeRoundView>(path).value;
}

interface RoundPickerProps {
  readonly count: number;
  readonly chosen: number;
  label(number: string): string;
  onChange(round: number): void;
}

function RoundPicker({ count, chosen, label, onChange }: RoundPickerProps) {
  return (
    <div class="tournament-rounds">
      {Array.from({ length: count }, (_, round) => (
        <button
          key={round}
          type="button"
          class="button"
          aria-pressed={round === chosen}
          onClick={() => onChange(round)}
        >
          {label(formatNumber(currentLang(), round + 1))}
        </button>
      ))}
    </div>
  );
}

function RoundMatches({ view, translations, shown }: TournamentProps & { readonly shown: TournamentWholeRoundView }) {
  const names = new PlayerNames(shown.players, view.settings.game);
  const { pairings, byes, walkovers } = shown.round;
  return (
    <ul class="tournament-matches">
      {pairings.map((pairing) => (
        <MatchRow key={pairing.match} pairing={pairing} names={names} view={view} translations={translations} />
      ))}
      {byes.map((id) => (
        <li key={id}>
          {names.linkTo(id)} <span class="quiet">({translations.bye})</span>
        </li>
      ))}
      {walkovers.map((id) => (
        <li key={id}>
          {names.linkTo(id)} <span class="quiet">({translations.walkover})</span>
        </li>
      ))}
    </ul>
  );
}

interface EarlierMatchesProps extends TournamentProps {
  readonly round: TournamentRoundView;
}

/** The earlier matches of an arena, loaded on request. */
function EarlierMatches({ view, translations, round }: EarlierMatchesProps) {
  const pages = useSignal<readonly TournamentMatchesView[]>([]);
  const last = pages.value.at(-1);
  const load = async () => {
    const code = codeInLink();
    const query = new URLSearchParams({
      ...(code !== undefined && { code }),
      ...(last?.next != null && { before: String(last.next) }),
    });
    const answer = await apiRequest<TournamentMatchesView>('GET', `/tournaments/${view.id}/matches?${query}`);
    if (answer.ok) pages.value = [...pages.value, answer.value];
  };
  const shown = new Set(round.pairings.map(({ match }) => match));
  const earlier = pages.value.flatMap(({ matches }) => matches).filter(({ match }) => !shown.has(match));
  const players = pages.value.flatMap((page) => page.players);
  const names = new PlayerNames(players, view.settings.game);
  const isCut = view.roundCount > ARENA_ROUNDS_SHOWN || round.matchCount > round.pairings.length;
  const hasMore = last ? last.next !== null : isCut;
  return (
    <>
      {earlier.length > 0 && (
        <ul class="tournament-matches">
          {earlier.map((pairing) => (
            <MatchRow key={pairing.match} pairing={pairing} names={names} view={view} translations={translations} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" class="button" onClick={() => void load()}>
          {translations.earlierMatches}
        </button>
      )}
    </>
  );
}

interface MatchRowProps extends TournamentProps {
  readonly pairing: TournamentPairingView;
  readonly names: PlayerNames;
}

function MatchRow({ pairing, names, view, translations }: MatchRowProps) {
  const { match, players, result } = pairing;
  const isOwn = view.me.id !== null && players.includes(view.me.id);
  const isOver = result !== null && result !== 'hidden';
  const mayLook = isOwn || isOver || !view.settings.duplicate;
  const running = isOwn ? translations.play : translations.watch;
  const text = result === null ? running : result === 'hidden' ? translations.over : resultText(result);
  const path = isOver ? `/replay/${match}` : `/${isOwn ? 'match' : 'watch'}/${match}`;
  return (
    <li class={isOwn ? 'is-own' : undefined}>
      {names.linkTo(players[0])}
      <span class="tournament-result">
        {mayLook ? (
          <a href={path} aria-label={`${text}: ${names.textOf(players[0])}, ${names.textOf(players[1])}`}>
            {text}
          </a>
        ) : (
          <span>{result === null ? '…' : text}</span>
        )}
      </span>
      {names.linkTo(players[1])}
    </li>
  );
}
