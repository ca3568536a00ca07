import { join } from 'node:path';
import { testPlaythroughs } from '@safehouse/testkit';
import { RULES } from './test-helpers.ts';

testPlaythroughs(RULES, join(import.meta.dirname, '../playthroughs'));
