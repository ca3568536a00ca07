/** `npm run api-page`: writes docs/api.md from the types and comments of the libraries. */
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderApiPage } from './api-reference.ts';
import { writeDeclarations } from './declarations.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const types = resolve(ROOT, 'build/types');
writeDeclarations(types);
writeFileSync(resolve(ROOT, 'docs/api.md'), renderApiPage(types));
rmSync(types, { recursive: true });
