import { useSignal } from '@preact/signals';
import type { TournamentView } from '@safehouse/protocol';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorMessage } from '../../components/error-message.tsx';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { GuestName } from '../daily/guest-name.tsx';
import { joinTournament } from './join-tournament.ts';
import type { TournamentProps } from './tournament-page.tsx';

/** What the viewer can do: play, join, leave, cancel. */
export function TournamentActions({ view, translations }: TournamentProps) {
  const error = useSignal<RequestError | null>(null);
  const isBusy = useSignal(false);
  const { me, status } = view;
  if (status === 'finished' || status === 'cancelled') return null;
  const act = async (request: () => Promise<RequestError | null>) => {
    isBusy.value = true;
    error.value = await request();
    isBusy.value = false;
  };
  const canJoin = me.canJoin && (me.state === 'out' || (me.state === null && isOpenToNew(view)));
  return (
    <div class="tournament-actions">
      {me.match !== null && (
        <a class="button is-main is-big" href={`/match/${me.match}`}>
          {translations.play}
        </a>
      )}
      <p role="status">{ownStateText(view, translations)}</p>
      {!me.canJoin && view.club && <p>{translations.membersOnly(view.club.name)}</p>}
      {me.state === null && canJoin && <GuestName />}
      <div class="row">
        {canJoin && (
          <button
            type="button"
            class="button is-main"
            disabled={isBusy.value}
            onClick={() => void act(() => joinTournament(view.id))}
          >
            {me.state === 'out' ? translations.comeBack : translations.join}
          </button>
        )}
        {me.state === 'in' && (
          <button
            type="button"
            class="button is-quiet"
            disabled={isBusy.value}
            onClick={() => void act(() => post(view.id, 'leave'))}
          >
            {translations.leave}
          </button>
        )}
        {me.isHost && status === 'open' && (
          <HostButtons
            view={view}
            translations={translations}
            isBusy={isBusy.value}
            onPress={(action) => void act(() => post(view.id, action))}
          />
        )}
      </div>
      <ErrorMessage error={error.value} />
    </div>
  );
}

type HostAction = 'start' | 'cancel';

interface HostButtonsProps extends TournamentProps {
  readonly isBusy: boolean;
  onPress(action: HostAction): void;
}

function HostButtons({ view, translations, isBusy, onPress }: HostButtonsProps) {
  const hasPlayers = view.playerCount >= 2 || (view.playerCount > 0 && view.settings.bots !== null);
  return (
    <>
      {hasPlayers && (
        <button type="button" class="button" disabled={isBusy} onClick={() => onPress('start')}>
          {translations.startNow}
        </button>
      )}
      <ConfirmButton
        label={translations.cancel}
        question={translations.cancelSure}
        onConfirm={() => onPress('cancel')}
      />
    </>
  );
}

/** After the start, new players can only join an arena or a Swiss. */
function isOpenToNew({ status, settings, playerCount }: TournamentView): boolean {
  const isLate = status === 'running' && settings.format !== 'arena' && settings.format !== 'swiss';
  return !isLate && playerCount < settings.maxPlayers;
}

function ownStateText({ me, round, status }: TournamentView, translations: TournamentProps['translations']): string {
  if (me.state === 'removed') return translations.removed;
  if (me.state === 'out') return translations.paused;
  if (me.state !== 'in' || me.match !== null) return '';
  const isIdle = status === 'running' && round !== null && !round.isOver && round.byes.some((id) => id === me.id);
  return isIdle ? translations.idle : translations.waiting;
}

async function post(id: string, action: 'leave' | HostAction): Promise<RequestError | null> {
  const answer = await apiRequest('POST', `/tournaments/${id}/${action}`);
  return answer.ok ? null : answer.error;
}
