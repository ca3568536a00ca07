import type { ServerRefusal } from '@safehouse/protocol';
import { botLevels, scoreMoves } from './bot-moves.ts';
import type { MatchRunner } from './match-runner.ts';
import { planChoices } from './plan-choices.ts';
import type { RequestHandlers, RequestResult, RequestType, WorkerRequest } from './worker-messages.ts';

export function createRequestHandlers(runner: MatchRunner): RequestHandlers {
  return {
    create: (params) => runner.create(params),
    continueRecord: (params) => runner.continueRecord(params),
    botLevels,
    open: (params) => runner.open(params),
    close: (params) => runner.close(params),
    move: (params) => runner.move(params),
    undo: (params) => runner.undo(params),
    resign: (params) => runner.resign(params),
    rematch: (params) => runner.rematch(params),
    matchViewAt: (params) => runner.matchViewAt(params),
    scoreMoves,
    planChoices,
  };
}

export async function handleRequest<T extends RequestType>(
  handlers: RequestHandlers,
  { type, params }: WorkerRequest<T>,
): Promise<RequestResult<T>> {
  const value = await handlers[type](params);
  return isRefusal(value) ? { ok: false, refusal: value } : { ok: true, value };
}

function isRefusal(value: unknown): value is ServerRefusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}
