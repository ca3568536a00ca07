/** In the engine a mission card is its index in this list. */
export const MISSIONS = [
  { id: 'informant', kind: 'target', points: 5 },
  { id: 'pursuit', kind: 'target', points: 4 },
  { id: 'safe-house', kind: 'target', points: 4 },
  { id: 'airport', kind: 'target', points: 3 },
  { id: 'interrogation', kind: 'target', points: 3 },
  { id: 'locker', kind: 'target', points: 3 },
  { id: 'barmaid', kind: 'target', points: 2 },
  { id: 'hotel', kind: 'target', points: 2 },
  { id: 'code-1', kind: 'code' },
  { id: 'code-2', kind: 'code' },
  { id: 'code-3', kind: 'code' },
  { id: 'document-1', kind: 'document' },
  { id: 'document-2', kind: 'document' },
  { id: 'document-3', kind: 'document' },
  { id: 'balaclava', kind: 'item' },
  { id: 'chloroform', kind: 'item' },
  { id: 'drone', kind: 'item' },
  { id: 'gps-tracker', kind: 'item' },
  { id: 'jetpack', kind: 'item' },
  { id: 'newspaper', kind: 'item' },
  { id: 'night-vision', kind: 'item' },
  { id: 'stun-gun', kind: 'item' },
  { id: 'usb-stick', kind: 'item' },
  { id: 'vesper-martini', kind: 'item' },
  { id: 'counter-1a', kind: 'counter', tokens: 1 },
  { id: 'counter-1b', kind: 'counter', tokens: 1 },
  { id: 'counter-2a', kind: 'counter', tokens: 2 },
  { id: 'counter-2b', kind: 'counter', tokens: 2 },
  { id: 'counter-3', kind: 'counter', tokens: 3 },
] as const;

type MissionData = (typeof MISSIONS)[number];
export type MissionId = MissionData['id'];
export type ItemId = Extract<MissionData, { kind: 'item' }>['id'];
export type CounterId = Extract<MissionData, { kind: 'counter' }>['id'];

export const MISSION_IDS: readonly MissionId[] = MISSIONS.map((card) => card.id);
export const MISSION_POINTS: readonly number[] = MISSIONS.map((card) => ('points' in card ? card.points : 0));
export const COUNTER_TOKENS: readonly number[] = MISSIONS.map((card) => ('tokens' in card ? card.tokens : 0));

export function missionCard(id: MissionId): number {
  return MISSION_IDS.indexOf(id);
}

export function isItem(card: number): boolean {
  return MISSIONS[card].kind === 'item';
}

export function isCounter(card: number): boolean {
  return MISSIONS[card].kind === 'counter';
}

/** `card` must be an item. */
export function itemId(card: number): ItemId {
  return MISSION_IDS[card] as ItemId;
}

/** `card` must be counter-intelligence. */
export function counterId(card: number): CounterId {
  return MISSION_IDS[card] as CounterId;
}
