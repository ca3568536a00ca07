import { useState } from 'preact/hooks';
import { CharacterFace } from '../../components/character-face.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { Icon } from '../../components/icon.tsx';
import { t } from '../../i18n/translations.ts';
import { rememberInvitation } from '../../match/rematch-invitations.ts';
import { startBotMatch } from '../../match/start-match.ts';
import type { RequestError } from '../../online/api.ts';
import { navigate } from '../../state/router.ts';
import type { TableContext } from '../table-context.ts';
import { EndSeries } from './end-series.tsx';
import type { PosterTranslations } from './locales/index.ts';
import { type NextOpponent, nextOpponentAfter } from './next-opponent.ts';

interface PosterActionsProps extends TableContext {
  readonly translations: PosterTranslations;
}

export function PosterActions(props: PosterActionsProps) {
  const { matchView, game, source, translations } = props;
  const isOfEvent = matchView.challenge !== undefined || matchView.tournament !== undefined;
  const next = isOfEvent || matchView.series ? null : nextOpponentAfter(matchView, game.characters);
  const id = source.kind === 'local' ? `local-${matchView.id}` : matchView.id;
  return (
    <div class="poster-foot">
      {next && <Challenge game={matchView.game} next={next} translations={translations} />}
      {matchView.tournament && (
        <a class="button is-main" href={`/tournament/${matchView.tournament.id}?from=${matchView.id}`}>
          {t().table.toTournament}
        </a>
      )}
      {matchView.challenge && (
        <a class="button is-main" href={challengePath(matchView)}>
          {t().table.standing}
        </a>
      )}
      {(matchView.seat !== null || source.kind === 'local') && !isOfEvent && (
        <Rematch {...props} isMain={next === null} />
      )}
      {matchView.status === 'over' && !matchView.challenge && (
        <>
          <a class="button" href={`/replay/${id}#turned`}>
            {translations.turning}
          </a>
          <a class="button" href={`/replay/${id}`}>
            {t().table.replay}
          </a>
        </>
      )}
    </div>
  );
}

function challengePath({ challenge, game }: TableContext['matchView']): string {
  return challenge?.kind === 'duel' ? `/duel/${challenge.id}` : `/daily/${game}`;
}

interface ChallengeProps {
  readonly game: string;
  readonly next: NextOpponent;
  readonly translations: PosterTranslations;
}

/** Offers a match against the next stronger character. */
function Challenge({ game, next: { character, table }, translations }: ChallengeProps) {
  const [error, setError] = useState<RequestError | null>(null);
  return (
    <>
      <button
        type="button"
        class="button is-main poster-next"
        onClick={() => void startBotMatch(game, table).then(setError)}
      >
        <CharacterFace character={character} />
        <span>
          <small>{translations.challenge(character.name)}</small>
          {translations.play(character.name)}
        </span>
      </button>
      <ErrorMessage error={error} />
    </>
  );
}

/** Offers or accepts a rematch with one press. */
function Rematch({
  source,
  matchView,
  playerNames,
  translations,
  isMain,
}: PosterActionsProps & { readonly isMain: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const isOffered = matchView.rematch !== null;
  const playAgain = async () => {
    setAsking(true);
    const path = await source.rematch();
    setAsking(false);
    if (!path) return;
    if (!isOffered) rememberInvitation(path.replace(/^.*\//, ''), otherPeople(matchView, playerNames));
    navigate(path);
  };
  return (
    <>
      {isOffered && <p class="poster-offer">{offerText({ source, matchView, playerNames, translations })}</p>}
      <button
        type="button"
        class={`button${isMain || isOffered ? ' is-main' : ''}`}
        disabled={isAsking}
        onClick={() => void playAgain()}
      >
        <Icon name={hasNextMatch(matchView) ? 'next' : 'again'} />
        {againText(matchView, translations)}
      </button>
      {hasNextMatch(matchView) && !isOffered && <EndSeries onEnd={source.leave} />}
    </>
  );
}

function hasNextMatch({ series }: TableContext['matchView']): boolean {
  return series?.status === 'running';
}

function againText({ series, rematch }: TableContext['matchView'], translations: PosterTranslations): string {
  if (series?.status === 'running') return translations.series.next;
  if (rematch !== null) return translations.accept;
  return series ? `${translations.rematch}: ${t().series.bestOf(series.bestOf)}` : translations.rematch;
}

function otherPeople({ players, seats }: TableContext['matchView'], names: readonly string[]): readonly string[] {
  return names.filter((_, seat) => players[seat].type === 'person' && !seats.some((held) => held === seat));
}

type OfferContext = Pick<PosterActionsProps, 'source' | 'matchView' | 'playerNames' | 'translations'>;

function offerText({ source, matchView, playerNames, translations }: OfferContext): string {
  const asked = source.events.value.findLast((event) => 'table' in event && event.table.type === 'rematched');
  const seat = asked && 'table' in asked && asked.table.type === 'rematched' ? asked.table.seat : undefined;
  const isOwn = seat !== undefined && matchView.seats.some((held) => held === seat);
  const isKnown = seat !== undefined && !isOwn;
  if (hasNextMatch(matchView))
    return isKnown ? translations.series.ready(playerNames[seat]) : translations.series.waiting;
  return isKnown ? translations.wants(playerNames[seat]) : translations.somebodyWants;
}
