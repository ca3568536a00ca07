import type { MatchId } from '@safehouse/protocol';
import type { Entry, MatchSummary } from '@safehouse/table';
import { liveDelayOf, seatEndOf } from '../match-rows.ts';
import type { NewMatch } from '../match-store.ts';
import { headerToColumns } from '../stored-edition.ts';
import type { SqlStatement, SqlValue } from './writer.ts';

export const SUMMARY_COLUMNS = 'status, version, updated_at, wake_at, holders, waiting, bots, result, moves';

/** Stored as the end of a match that goes on. The seats of a user are kept in the order of these ends. */
export const NOT_ENDED = Number.MAX_SAFE_INTEGER;

/** The number of the match with this id. */
export const MATCH_NUMBER_SQL = '(SELECT n FROM matches WHERE id = ?)';

const INSERT_MATCH_SQL = 'INSERT INTO matches (id, game, header, edition) VALUES (?, ?, ?, ?)';
const INSERT_EDITION_SQL = 'INSERT OR IGNORE INTO editions (hash, text) VALUES (?, ?)';
const INSERT_SEATED_SQL = `INSERT OR IGNORE INTO seated (user, match, ended_at) VALUES (?, ${MATCH_NUMBER_SQL}, ?)`;
const DELETE_SEATED_SQL = `DELETE FROM seated WHERE user = ? AND match = ${MATCH_NUMBER_SQL}`;

/** The entry that was inserted last in this job. */
const LAST_INSERTED_SQL = 'last_insert_rowid()';
/** The last argument: are there entries? They are inserted before the summary. */
const INSERT_SUMMARY_SQL = `INSERT INTO summaries (match, visibility, created_at, live_delay, ${SUMMARY_COLUMNS}, last_entry)
  VALUES (${MATCH_NUMBER_SQL}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, iif(?, ${LAST_INSERTED_SQL}, NULL))`;
const UPDATE_SUMMARY_SQL = `UPDATE summaries SET (${SUMMARY_COLUMNS}, last_entry)
  = (?, ?, ?, ?, ?, ?, ?, ?, ?, ${LAST_INSERTED_SQL}) WHERE match = ?`;
/** After a move that did not end the match, and when the rematch has an id, only these columns change. */
const UPDATE_AFTER_MOVE_SQL = `UPDATE summaries SET (version, updated_at, wake_at, waiting, moves, last_entry)
  = (?, ?, ?, ?, ?, ${LAST_INSERTED_SQL}) WHERE match = ?`;

/** Null if the match is not at the expected version, or does not exist: then the table rejects the entry. */
const MATCH_AT_VERSION_SQL = '(SELECT match FROM summaries WHERE match = ?1 AND version = ?2)';
const LAST_ENTRY_SQL = '(SELECT last_entry FROM summaries WHERE match = ?1)';

const APPEND_SQL = insertEntrySql(MATCH_AT_VERSION_SQL, LAST_ENTRY_SQL);
const APPEND_NEXT_SQL = insertEntrySql(MATCH_AT_VERSION_SQL, LAST_INSERTED_SQL);
const INSERT_FIRST_SQL = insertEntrySql(MATCH_NUMBER_SQL, 'NULL');
const INSERT_NEXT_SQL = insertEntrySql(MATCH_NUMBER_SQL, LAST_INSERTED_SQL);

/** Each entry refers to the one before it: an index would be one more page to write for nearly every move. */
function insertEntrySql(match: string, previous: string): string {
  return `INSERT INTO entries (match, previous, version, at, author, key, happening)
    VALUES (${match}, ${previous}, ?, ?, ?, ?, ?)`;
}

export function matchInsertStatements({ header, summary, entries }: NewMatch): SqlStatement[] {
  const { id, game, visibility, createdAt } = header;
  const { header: headerJson, edition } = headerToColumns(header);
  const hasEntries = Number(entries.length > 0);
  return [
    ...(edition ? [[INSERT_EDITION_SQL, edition.hash, edition.text] as const] : []),
    [INSERT_MATCH_SQL, id, game, headerJson, edition?.hash ?? null],
    ...entries.map(
      (entry, i): SqlStatement => [i === 0 ? INSERT_FIRST_SQL : INSERT_NEXT_SQL, id, ...entryValues(entry)],
    ),
    [INSERT_SUMMARY_SQL, id, visibility, createdAt, liveDelayOf(header), ...summaryValues(summary), hasEntries],
    ...summary.holders.map((user): SqlStatement => [INSERT_SEATED_SQL, user, id, seatEndOf(summary) ?? NOT_ENDED]),
  ];
}

function summaryValues({
  status,
  version,
  updatedAt,
  wakeAt,
  holders,
  waiting,
  bots,
  result,
  moves,
}: MatchSummary): readonly SqlValue[] {
  const lists = [holders, waiting, bots].map((list) => JSON.stringify(list));
  return [status, version, updatedAt, wakeAt, ...lists, result && JSON.stringify(result), moves];
}

interface NumberedMatch {
  readonly id: MatchId;
  /** Null for an unknown match. */
  readonly number: number | null;
}

export function appendStatements(
  { id, number }: NumberedMatch,
  entries: readonly Entry[],
  summary: MatchSummary,
): SqlStatement[] {
  const expected = summary.version - entries.length;
  const statements = entries.map((entry, i): SqlStatement => {
    return [i === 0 ? APPEND_SQL : APPEND_NEXT_SQL, number, expected, ...entryValues(entry)];
  });
  const keepsStatus = summary.status === 'running' ? 'moved' : 'rematched';
  if (entries.every(({ event }) => event.type === keepsStatus)) statements.push(moveUpdateStatement(number, summary));
  else {
    statements.push([UPDATE_SUMMARY_SQL, ...summaryValues(summary), number]);
    for (const entry of entries) statements.push(...seatedStatements(id, entry));
  }
  return statements;
}

function entryValues({ version, at, author, key, event }: Entry): readonly SqlValue[] {
  return [version, at, author, key, JSON.stringify(event)];
}

function moveUpdateStatement(
  number: number | null,
  { version, updatedAt, wakeAt, waiting, moves }: MatchSummary,
): SqlStatement {
  return [UPDATE_AFTER_MOVE_SQL, version, updatedAt, wakeAt, JSON.stringify(waiting), moves, number];
}

/** A player who leaves before the start is removed from the match's list; one who is replaced later is kept. */
function seatedStatements(id: MatchId, { event, author }: Entry): SqlStatement[] {
  if (event.type === 'joined') return [[INSERT_SEATED_SQL, event.user, id, NOT_ENDED]];
  return event.type === 'left' ? [[DELETE_SEATED_SQL, author, id]] : [];
}
