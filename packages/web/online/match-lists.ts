import { signal } from '@preact/signals';
import type { ClubInvitationView, InvitationView, ListedMatch, ListedSeek } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { socket } from './socket.ts';

type MatchList = readonly ListedMatch[];

interface Lobby {
  /** Tables with a free seat. */
  readonly tables: MatchList;
  readonly seeks: readonly ListedSeek[];
}

/** Null until the first message from the server. */
const lobby = signal<Lobby | null>(null);
const myMatchList = signal<MatchList | null>(null);

/** Tables that the user is invited to; loaded together with the user's matches. */
export const invitations = signal<readonly InvitationView[]>([]);

/** Clubs that the user is invited to; loaded together with the user's matches. */
export const clubInvitations = signal<readonly ClubInvitationView[]>([]);

/** Who waits for others. Updated while the component is mounted. */
export function useLobby(): Lobby | null {
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'lobby', on }),
      onMessage(message) {
        if (message.type === 'lobby') lobby.value = { tables: message.tables, seeks: message.seeks ?? [] };
      },
    });
    return end;
  }, []);
  return lobby.value;
}

/** How many others wait for an opponent in this game; 0 until the lobby is loaded. */
export function countWaiting(game: string, self: string | undefined): number {
  const { tables = [], seeks = [] } = lobby.value ?? {};
  const others = seeks.filter((seek) => seek.game === game && seek.user !== self);
  return tables.filter((table) => table.game === game).length + others.length;
}

/** The user's matches on the server. */
export function useMyMatches(): MatchList | null {
  useEffect(() => {
    const { end } = socket.subscribe({
      subscribeMessage: (on) => ({ type: 'mine', on }),
      onMessage(message) {
        if (message.type !== 'mine') return;
        myMatchList.value = message.matches;
        invitations.value = message.invitations ?? [];
        clubInvitations.value = message.clubInvitations ?? [];
      },
    });
    return end;
  }, []);
  return myMatchList.value;
}
