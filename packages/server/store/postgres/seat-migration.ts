/**
 * When the match of a seat ended (its last change), null before: the latest matches of a user are found without sorting
 * all of them. A trigger keeps it, so that it is also set by servers of an earlier release in the same cluster. The
 * tables are locked in the same order as by an append.
 */
export const SEAT_MIGRATION = `
   CREATE FUNCTION set_seats_ended() RETURNS trigger LANGUAGE plpgsql AS $seats$
   BEGIN
     UPDATE seated SET ended_at = NEW.updated_at WHERE match = NEW.id;
     RETURN NULL;
   END $seats$;
   CREATE TRIGGER seats_ended AFTER UPDATE OF status ON matches
     FOR EACH ROW WHEN (NEW.status NOT IN ('open', 'running')) EXECUTE FUNCTION set_seats_ended();
   ALTER TABLE seated ADD COLUMN ended_at bigint;
   UPDATE seated SET ended_at = updated_at FROM matches
     WHERE matches.id = seated.match AND status NOT IN ('open', 'running');
   CREATE INDEX seated_match ON seated (match);
   CREATE INDEX seated_ended ON seated ("user", ended_at DESC, match COLLATE "C");`;
