import { join } from 'node:path';
import { testPlaythroughs } from '@safehouse/testkit';
import { kompromat } from './index.ts';

testPlaythroughs(kompromat, join(import.meta.dirname, '../playthroughs'));
