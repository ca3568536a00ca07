import { join } from 'node:path';
import { clubStoreSuite } from '../club-store-suite.ts';
import { createTempFolder } from '../match-store-suite.ts';
import { openSqlite } from './sqlite-store.ts';

clubStoreSuite('clubs in SQLite', () => openSqlite(join(createTempFolder(), 'safehouse.db')));
