import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulesMarkdown } from '@safehouse/ui';
import { describe, expect, test } from 'vitest';

const idsIn = (path: string) =>
  parseRulesMarkdown(readFileSync(join(import.meta.dirname, path), 'utf8')).map(({ id }) => id);

describe('every rule is there in every language', () => {
  for (const lang of ['sk', 'cs', 'de', 'fr']) {
    test(lang, () => expect(idsIn(`RULES.${lang}.md`)).toEqual(idsIn('../RULES.md')));
  }
});
