import type { Seat } from '@safehouse/contract';
import { type CounterId, type ItemId, itemId, MISSION_IDS, type MissionId } from '../data/missions.ts';
import { laidOutMissions } from './mission-row.ts';
import { NONE, type State, UNDECLARED } from './state.ts';
import { type Phase, phaseOf, STEP } from './steps.ts';
import { tokensDue } from './tokens.ts';

/** What is visible to everybody. */
export interface PublicState {
  readonly round: number;
  readonly starter: Seat;
  readonly phase: Phase;
  readonly active: Seat | null;
  readonly turnMission: number | null;
  readonly missions: readonly MissionInRow[];
  readonly newspaper: readonly (readonly number[])[];
  readonly declared: readonly (number | null)[];
  readonly pending: PendingTokens | null;
  readonly won: readonly (readonly MissionId[])[];
  readonly items: readonly { readonly ready: readonly ItemId[]; readonly used: readonly ItemId[] }[];
  readonly tokens: readonly number[];
  readonly removed: readonly MissionId[];
}

interface MissionInRow {
  readonly card: MissionId;
  readonly counter: CounterId | null;
  readonly state: 'open' | 'resolved';
}

/** What is about to happen in the phase `tokens`. */
interface PendingTokens {
  readonly seat: Seat;
  readonly kind: 'failure' | 'ci' | 'give-back';
  readonly tokens: number;
}

export function describePublicState(state: State): PublicState {
  const { agents, turnMission } = state;
  return {
    round: state.round,
    starter: state.starter,
    phase: phaseOf(state.step),
    active: state.step === STEP.over ? null : state.active,
    turnMission: turnMission === NONE ? null : turnMission,
    missions: laidOutMissions(state).map((laid, m) => ({
      ...laid,
      state: m < state.mission ? 'resolved' : 'open',
    })),
    newspaper: agents.map((agent) => agent.newspaper.map((halves) => halves / 2)),
    declared: state.declared.map((halves) => (halves === UNDECLARED ? null : halves / 2)),
    pending: pendingTokens(state),
    won: agents.map((agent) => agent.won.map((card) => MISSION_IDS[card])),
    items: agents.map(({ ready, used }) => ({ ready: ready.map(itemId), used: used.map(itemId) })),
    tokens: agents.map((agent) => agent.tokens),
    removed: state.removed.map((card) => MISSION_IDS[card]),
  };
}

function pendingTokens(state: State): PendingTokens | null {
  if (phaseOf(state.step) !== 'tokens') return null;
  return { seat: state.active, kind: pendingKind(state.step), tokens: tokensDue(state) };
}

function pendingKind(step: number): PendingTokens['kind'] {
  if (step === STEP.counter) return 'ci';
  return step <= STEP.otherFails ? 'failure' : 'give-back';
}
