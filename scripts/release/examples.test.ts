import { expect, test, vi } from 'vitest';

const OWN_BOT = new URL('../../docs/examples/own-bot.mjs', import.meta.url).pathname;

test('the bot of the own-bot example beats the random player', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(OWN_BOT);
  const share = /won (\d+\.\d) % of 1000/.exec(String(log.mock.lastCall?.[0]))?.[1];
  expect(Number(share)).toBeGreaterThan(55);
});
