import { join } from 'node:path';
import { playthroughs } from '@safehouse/testkit';
import { rules } from './index.ts';

playthroughs(rules, join(import.meta.dirname, '../playthroughs'));
