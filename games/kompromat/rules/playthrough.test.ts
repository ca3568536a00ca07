import { join } from 'node:path';
import { playthroughs } from '@safehouse/testkit';
import { kompromat } from './index.ts';

playthroughs(kompromat, join(import.meta.dirname, '../playthroughs'));
