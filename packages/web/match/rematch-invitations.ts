import { signal } from '@preact/signals';

/** By the id of a rematch that the user has asked for: the names of those who may accept it. */
const invitations = signal<ReadonlyMap<string, readonly string[]>>(new Map());

export function rememberInvitation(match: string, names: readonly string[]): void {
  invitations.value = new Map(invitations.value).set(match, names);
}

export function invitedTo(match: string): readonly string[] {
  return invitations.value.get(match) ?? [];
}
