/** `npm run shots`: every screen as a picture, phone and desk, light and dark, into shots/. `npm run shots -- sk` in Slovak. */
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openHouse } from '../e2e/house.ts';
import { atRest, screens } from '../e2e/screens.ts';
import { DESK, LANGS, PHONE, visitor } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const FOLDER = resolve(import.meta.dirname, '../shots');

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
const lang = LANGS.find((one) => one === process.argv[2]) ?? 'en';
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const house = await openHouse();
const { page } = await visitor(house, { lang });
for await (const screen of screens(page)) {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      await page.screenshot({ path: resolve(FOLDER, `${screen}-${size.width}-${colorScheme}.png`) });
    }
  }
  console.log(screen);
}
await house.close();
