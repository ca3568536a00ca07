import { join } from 'node:path';
import { playthroughs } from '@safehouse/testkit';
import { agentAvenue } from './index.ts';

playthroughs(agentAvenue, join(import.meta.dirname, '../playthroughs'));
