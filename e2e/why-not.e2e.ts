import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoCards, untilOffering } from './hand.ts';
import { type House, openHouse } from './house.ts';
import { openBoard } from './playing.ts';
import { atRest } from './screens.ts';
import { DESK, PHONE, visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])(
  'Agent Avenue on a %s: two cards of one name are refused with the rule, in nobody’s way',
  async (_, size) => {
    const { page, context, complaints } = await visitor(house, { size });
    const [first, second] = await holdPair(page);
    const reason = page.getByText('The two cards must show different agents');
    const rule = page.getByRole('button', { name: 'Rule AA-7' });
    await first.click();
    await atRest(page);
    const inReach = await reachable(page);
    await second.click();
    await reason.waitFor();
    await rule.waitFor();
    await atRest(page);
    expect(await reachable(page)).toEqual(inReach);

    // It goes with the next press, whatever that is.
    await first.click();
    await reason.waitFor({ state: 'detached' });

    // And the rule itself is one press away.
    await first.click();
    await second.click();
    await rule.click();
    await page.getByRole('tabpanel', { name: 'Rules' }).getByText('AA-7', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** Deals until there is a pair: mostly there is one at once. */
async function holdPair(page: Page) {
  for (;;) {
    await openBoard(page, 'agent-avenue');
    await untilOffering(page);
    const pair = await twoCards(page, 'same');
    if (pair) return pair;
  }
}

/** The buttons of the board that can be pressed without scrolling. */
function reachable(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit && button.contains(hit);
        })
        .map(({ textContent }) => textContent),
    );
}
