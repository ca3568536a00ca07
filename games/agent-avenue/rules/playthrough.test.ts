import { join } from 'node:path';
import { testPlaythroughs } from '@safehouse/testkit';
import { agentAvenue } from './index.ts';

testPlaythroughs(agentAvenue, join(import.meta.dirname, '../playthroughs'));
