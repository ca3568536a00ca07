import { join } from 'node:path';
import { challengeStoreSuite } from '../../daily/testing.ts';
import { temporaryFolder } from '../testing.ts';
import { openSqlite } from './open.ts';

challengeStoreSuite('challenges in SQLite', () => openSqlite(join(temporaryFolder(), 'safehouse.db')));
