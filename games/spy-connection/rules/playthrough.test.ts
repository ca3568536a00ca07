import { join } from 'node:path';
import { testPlaythroughs } from '@safehouse/testkit';
import { rules } from './index.ts';

testPlaythroughs(rules, join(import.meta.dirname, '../playthroughs'));
