import type { Seat } from '@safehouse/contract';
import { MatchDb } from './match-db.ts';
import { botLevels, evaluateMoves, MatchRunner } from './match-runner.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/** The thread in which matches of this browser are run and bots think, so that the page never waits. */
const post = (message: WorkerMessage) => self.postMessage(message);
const runner = new MatchRunner(new MatchDb(), post);

self.onmessage = async ({ data: question }: MessageEvent<WorkerRequest>) => {
  const { requestId } = question;
  const value = await handleRequest(question);
  const isRefusal = typeof value === 'object' && value !== null && 'code' in value;
  post(isRefusal ? { requestId, ok: false, refusal: value as never } : { requestId, ok: true, value });
};

function handleRequest(question: WorkerRequest): unknown {
  switch (question.type) {
    case 'create':
      return runner.create(question.newTable);
    case 'continue':
      return runner.continueRecord(question.continuation);
    case 'levels':
      return botLevels(question.game, question.rules);
    case 'open':
      return runner.open(question.id, question.seat);
    case 'close':
      return runner.close(question.id);
    case 'move':
      return runner.move(question.id, question.seat, question.version, question.move);
    case 'undo':
      return runner.undo(question.id, question.seat);
    case 'resign':
      return runner.resign(question.id, question.seat);
    case 'rematch':
      return runner.rematch(question.id);
    case 'past':
      return runner.matchViewAt(question.id, question.version);
    case 'advise':
      return evaluateMoves(question, { ...question, seat: question.seat as Seat });
  }
}
