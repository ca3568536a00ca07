import type { Seat } from '@safehouse/contract';
import { advise, Host, levelsOf } from './host.ts';
import { Keeping } from './keeping.ts';
import type { FromWorker, Question } from './messages.ts';

/** The thread in which matches of this browser are run and bots think, so that the page never waits. */
const post = (message: FromWorker) => self.postMessage(message);
const host = new Host(new Keeping(), post);

self.onmessage = async ({ data: question }: MessageEvent<Question>) => {
  const value = await answerTo(question);
  const isRefusal = typeof value === 'object' && value !== null && 'code' in value;
  post(
    isRefusal ? { n: question.n, ok: false, refusal: value as never } : { n: question.n, ok: true, value },
  );
};

function answerTo(question: Question): unknown {
  switch (question.type) {
    case 'create':
      return host.create(question.wish);
    case 'continue':
      return host.continue(question.line);
    case 'levels':
      return levelsOf(question.game, question.rules);
    case 'open':
      return host.open(question.id, question.seat);
    case 'close':
      return host.close(question.id);
    case 'move':
      return host.move(question.id, question.seat, question.version, question.move);
    case 'undo':
      return host.undo(question.id, question.seat);
    case 'resign':
      return host.resign(question.id, question.seat);
    case 'rematch':
      return host.rematch(question.id);
    case 'past':
      return host.past(question.id, question.version);
    case 'advise':
      return advise(question, { ...question, seat: question.seat as Seat });
  }
}
