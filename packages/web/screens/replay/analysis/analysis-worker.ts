import { type GameRecord, Match, rulesVersionOf, SEATS } from '@safehouse/contract';
import { findUnlistedGames, type GameModule, loadGame } from '@safehouse/games/registry';
import { importRules } from '../../../local/package-rules.ts';
import { analyseRecord } from './analysis.ts';
import type { AnalysisMessage, AnalysisRequest } from './analysis-messages.ts';

findUnlistedGames(importRules);

/** The page terminates this worker to stop the analysis. */
const post = (message: AnalysisMessage) => self.postMessage(message);

self.onmessage = async ({ data: { record, sides } }: MessageEvent<AnalysisRequest>) => {
  const module = await loadGame(record.game, rulesVersionOf(record));
  if (!module) return post({ type: 'failed', fault: null });
  await loadForecast(module, record);
  const steps = analyseRecord(module, record, sides);
  for (;;) {
    const { done, value } = steps.next();
    if (!done) post({ type: 'progress', done: value });
    else if ('code' in value) return post({ type: 'failed', fault: value });
    else return post({ type: 'finished', analysis: value });
  }
};

/** If it cannot be loaded, the analysis continues with a less accurate forecast. */
async function loadForecast({ rules, loadForecast: load }: GameModule, record: GameRecord): Promise<void> {
  const opened = Match.open(rules, record);
  if (opened.ok) await load?.(rules.view(opened.match.state, SEATS[0])).catch(() => {});
}
