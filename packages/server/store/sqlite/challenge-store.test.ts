import { join } from 'node:path';
import { challengeStoreSuite } from '../../daily/challenge-store-suite.ts';
import { createTempFolder } from '../match-store-suite.ts';
import { openSqlite } from './sqlite-store.ts';

challengeStoreSuite('challenges in SQLite', () => openSqlite(join(createTempFolder(), 'safehouse.db')));
