import { signal } from '@preact/signals';

/** The names of the players who may accept a rematch that the user has asked for, by the id of the rematch. */
const invitations = signal<ReadonlyMap<string, readonly string[]>>(new Map());

export function rememberInvitation(match: string, names: readonly string[]): void {
  invitations.value = new Map(invitations.value).set(match, names);
}

export function invitedTo(match: string): readonly string[] {
  return invitations.value.get(match) ?? [];
}
