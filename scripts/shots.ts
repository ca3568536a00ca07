/** `npm run shots`: every screen as a picture, phone and desk, light and dark, into shots/. `npm run shots -- sk` in Slovak. */
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LANGS } from '@safehouse/ui/languages';
import { visitScreens, waitForAnimations } from '../e2e/screens.ts';
import { startTestEnvironment } from '../e2e/test-environment.ts';
import { DESKTOP, newVisitor, PHONE } from '../e2e/visitor.ts';
import { buildWebIfStale } from './web-build.ts';

const OUTPUT_FOLDER = resolve(import.meta.dirname, '../shots');

if (!buildWebIfStale()) throw new Error('The web app could not be built.');
const lang = LANGS.find((code) => code === process.argv[2]) ?? 'en';
await rm(OUTPUT_FOLDER, { recursive: true, force: true });
await mkdir(OUTPUT_FOLDER);
const environment = await startTestEnvironment();
const { page } = await newVisitor(environment, { lang });
for await (const screen of visitScreens(environment, page)) {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await waitForAnimations(page);
      await page.screenshot({ path: resolve(OUTPUT_FOLDER, `${screen}-${size.width}-${colorScheme}.png`) });
    }
  }
  console.log(screen);
}
await environment.close();
