import { join } from 'node:path';
import { testPlaythroughs } from '@safehouse/testkit';
import { rules } from './index.ts';

testPlaythroughs({ 1: rules }, join(import.meta.dirname, '../playthroughs'));
