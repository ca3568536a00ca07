import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const OWN_CHECKOUT = resolve(import.meta.dirname, '../../..');
const OWN_SCOPE = '@safehouse';

/**
 * Writes the files of a git ref into a folder. It uses the packages installed in this checkout, except for the
 * project's own packages, which are those in the folder.
 */
export function checkOutRelease(ref: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', ref], { cwd: OWN_CHECKOUT, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const installed = join(OWN_CHECKOUT, 'node_modules');
  const linked = join(folder, 'node_modules');
  mkdirSync(join(linked, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== OWN_SCOPE) symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, OWN_SCOPE))) {
    // The link is relative, so it points into the folder.
    symlinkSync(readlinkSync(join(installed, OWN_SCOPE, name)), join(linked, OWN_SCOPE, name));
  }
}
