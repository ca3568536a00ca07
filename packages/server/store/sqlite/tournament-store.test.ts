import { join } from 'node:path';
import { createTempFolder } from '../match-store-suite.ts';
import { tournamentStoreSuite } from '../tournament-store-suite.ts';
import { openSqlite } from './sqlite-store.ts';

tournamentStoreSuite('tournaments in SQLite', () => openSqlite(join(createTempFolder(), 'safehouse.db')));
