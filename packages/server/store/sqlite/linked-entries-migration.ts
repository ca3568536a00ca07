/** Sets the `previous` of all entries and the `last_entry` of all summaries. */
export const LINK_ENTRIES_SQL = `
   CREATE INDEX entries_of_version ON entries (match, version);
   UPDATE entries SET previous = (SELECT n FROM entries AS earlier
     WHERE earlier.match = entries.match AND earlier.version = entries.version - 1);
   UPDATE summaries SET last_entry = (SELECT n FROM entries
     WHERE entries.match = summaries.match ORDER BY entries.version DESC LIMIT 1);
   DROP INDEX entries_of_version;`;

/**
 * Half of the pages that were written belonged to the seats and their two indexes. Now the seats of a user are in the order
 * in which they are listed (9007199254740991: the match goes on), and an entry refers to the one before it.
 */
export const LINKED_ENTRIES_MIGRATION = `
   DROP TRIGGER seats_ended;
   ALTER TABLE seated RENAME TO seated_before;
   CREATE TABLE seated (
     user TEXT NOT NULL, ended_at INTEGER NOT NULL, match INTEGER NOT NULL, PRIMARY KEY (user, ended_at DESC, match)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO seated (user, ended_at, match)
     SELECT user, coalesce(ended_at, 9007199254740991), n FROM seated_before JOIN matches ON matches.id = match;
   DROP TABLE seated_before;
   CREATE INDEX seated_match ON seated (match);
   CREATE TRIGGER seats_ended AFTER UPDATE OF status ON summaries WHEN NEW.status NOT IN ('open', 'running')
   BEGIN
     UPDATE seated SET ended_at = NEW.updated_at WHERE match = NEW.match;
   END;
   DROP INDEX entries_of_match;
   ALTER TABLE entries ADD COLUMN previous INTEGER;
   ALTER TABLE summaries ADD COLUMN last_entry INTEGER;
   ${LINK_ENTRIES_SQL}`;
