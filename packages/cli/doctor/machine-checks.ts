import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, type StatsFs, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, databasePath } from '@safehouse/server';
import { dataFiles } from '../data-files.ts';
import { errorMessage } from '../input.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const OLDEST_NODE = [22, 13] as const;
const TESTED_NODE = 26;
const MIB = 1024 ** 2;
const LEAST_FREE_MIB = 100;
const COMFORTABLE_FREE_MIB = 1024;
const OTHERS_MASK = 0o077;
const STICKY_BIT = 0o1000;

export function checkNode(version: string): Finding {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    return fault(
      'node',
      `Node ${version} is too old`,
      `Install Node ${TESTED_NODE}; ${OLDEST_NODE.join('.')} is the oldest that works.`,
    );
  }
  if (major === TESTED_NODE) return ok('node', `Node ${version}`);
  return warning('node', `Node ${version}`, `Safehouse is tested with Node ${TESTED_NODE}.`);
}

/** The folder of the SQLite database must exist, be writable, and be closed to other users. */
export function checkDataFolder({ dataDir, databaseUrl }: Config): Finding {
  if (databaseUrl !== null) return ok('data folder', 'not used: the data is in PostgreSQL');
  const problem = findFolderProblem(dataDir);
  if (problem !== null) return problem;
  if (!existsSync(dataDir)) return ok('data folder', `${dataDir} will be created by the first start`);
  const foreign = findForeignFiles(dataDir);
  if (foreign !== null) return foreign;
  const open = [dataDir, databasePath(dataDir)].filter((path) => existsSync(path) && isOpenToOthers(path));
  if (open.length === 0) return ok('data folder', dataDir);
  return warning('data folder', `other users can read ${open.join(' and ')}`, `chmod -R go= ${dataDir}`);
}

function findFolderProblem(dataDir: string): Finding | null {
  const owner = `Give it to the user that runs the server (chown), or set DATA_DIR to a folder of that user.`;
  if (!existsSync(dataDir)) {
    const parent = nearestFolder(dataDir);
    return isWritable(parent) ? null : fault('data folder', `${dataDir} cannot be created in ${parent}`, owner);
  }
  if (!statSync(dataDir).isDirectory()) {
    return fault('data folder', `${dataDir} is a file`, 'Set DATA_DIR to a folder.');
  }
  return isWritable(dataDir) ? null : fault('data folder', `${dataDir} cannot be written to`, owner);
}

/** As after a command that was run as another user: the server cannot open these files. */
function findForeignFiles(dataDir: string): Finding | null {
  const folder = statSync(dataDir);
  if (process.platform === 'win32' || (folder.mode & STICKY_BIT) !== 0) return null;
  const foreign = dataFiles(dataDir).filter((path) => statSync(path).uid !== folder.uid);
  if (foreign.length === 0) return null;
  const message = `${foreign.join(' and ')} belong to another user than the folder`;
  const judge = foreign.every(isUsable) ? warning : fault;
  return judge('data folder', message, `chown -R --reference=${dataDir} ${dataDir}/`);
}

function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

/** Writes a file to find out: permissions do not show a read-only file system. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    rmdirSync(mkdtempSync(join(folder, '.safehouse-doctor-')));
    return true;
  } catch {
    return false;
  }
}

function isOpenToOthers(path: string): boolean {
  if (process.platform === 'win32') return false;
  const { mode } = statSync(path);
  return (mode & STICKY_BIT) === 0 && (mode & OTHERS_MASK) !== 0;
}

export function checkDisk(
  { dataDir, databaseUrl }: Config,
  readSpace: (path: string) => Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync,
): Finding {
  if (databaseUrl !== null) return ok('disk', 'not used: the data is in PostgreSQL');
  try {
    const { bavail, bsize } = readSpace(nearestFolder(dataDir));
    const free = Math.floor((bavail * bsize) / MIB);
    const message = `${free} MiB free for ${dataDir}`;
    const advice = 'Free some space: a full disk stops all matches, and a backup needs as much again as the database.';
    if (free < LEAST_FREE_MIB) return fault('disk', message, advice);
    return free < COMFORTABLE_FREE_MIB ? warning('disk', message, advice) : ok('disk', message);
  } catch (error) {
    return warning('disk', `free space is not known: ${errorMessage(error)}`, 'Look at it with df.');
  }
}
