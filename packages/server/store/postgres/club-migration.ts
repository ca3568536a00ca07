/**
 * Clubs. Posts of a board are numbered consecutively; each club has one founder. The functions lock the club that they
 * change, or all clubs to count them.
 */
export const CLUB_MIGRATION = `
   CREATE TABLE clubs (
     id text PRIMARY KEY, name text NOT NULL, name_key text COLLATE "C" NOT NULL UNIQUE, description text NOT NULL,
     access text NOT NULL, invitation text NOT NULL, created_at bigint NOT NULL, member_count integer NOT NULL
   );
   CREATE INDEX clubs_open ON clubs (member_count DESC) WHERE access = 'open';
   CREATE TABLE club_members (
     club text NOT NULL, "user" text NOT NULL, role text NOT NULL, since bigint NOT NULL, PRIMARY KEY (club, "user")
   );
   CREATE INDEX club_members_user ON club_members ("user");
   CREATE UNIQUE INDEX club_founder ON club_members (club) WHERE role = 'founder';
   CREATE TABLE club_posts (
     club text NOT NULL, n integer NOT NULL, at bigint NOT NULL, "user" text NOT NULL, key text NOT NULL, text text,
     PRIMARY KEY (club, n)
   );
   CREATE UNIQUE INDEX club_posts_key ON club_posts (club, "user", key);
   CREATE INDEX club_posts_user ON club_posts ("user");
   ALTER TABLE reports ADD COLUMN club text;
   ALTER TABLE reports ADD COLUMN post integer;
   ALTER TABLE tournaments ADD COLUMN club text;
   CREATE INDEX tournaments_club ON tournaments (club, starts_at) WHERE club IS NOT NULL;
   CREATE FUNCTION count_club_members(of_club text) RETURNS void LANGUAGE sql AS $count$
     UPDATE clubs SET member_count = (
       SELECT count(*) FROM club_members WHERE club = of_club AND role <> 'barred') WHERE id = of_club;
   $count$;
   CREATE FUNCTION create_club(new_id text, new_name text, new_key text, about text, new_access text, secret text,
     now_at bigint, person text, most_of_user integer, most integer)
   RETURNS text LANGUAGE plpgsql AS $create$
   BEGIN
     LOCK TABLE clubs IN SHARE ROW EXCLUSIVE MODE;
     IF EXISTS (SELECT 1 FROM clubs WHERE id = new_id) THEN RETURN 'stored'; END IF;
     IF EXISTS (SELECT 1 FROM clubs WHERE name_key = new_key) THEN RETURN 'name-taken'; END IF;
     IF (SELECT count(*) FROM clubs) >= most
       OR (SELECT count(*) FROM club_members WHERE "user" = person AND role = 'founder') >= most_of_user
     THEN RETURN 'too-many'; END IF;
     INSERT INTO clubs (id, name, name_key, description, access, invitation, created_at, member_count)
     VALUES (new_id, new_name, new_key, about, new_access, secret, now_at, 1);
     INSERT INTO club_members (club, "user", role, since) VALUES (new_id, person, 'founder', now_at);
     RETURN 'stored';
   END $create$;
   CREATE FUNCTION join_club(of_club text, person text, now_at bigint, most integer)
   RETURNS text LANGUAGE plpgsql AS $join$
   DECLARE
     members integer;
     known text;
   BEGIN
     SELECT member_count INTO members FROM clubs WHERE id = of_club FOR UPDATE;
     IF NOT FOUND THEN RETURN 'missing'; END IF;
     SELECT role INTO known FROM club_members WHERE club = of_club AND "user" = person;
     IF FOUND THEN RETURN CASE known WHEN 'barred' THEN 'barred' ELSE 'stored' END; END IF;
     IF members >= most THEN RETURN 'full'; END IF;
     INSERT INTO club_members (club, "user", role, since) VALUES (of_club, person, 'member', now_at);
     PERFORM count_club_members(of_club);
     RETURN 'stored';
   END $join$;
   CREATE FUNCTION hand_over_club(of_club text, giver text, taker text)
   RETURNS boolean LANGUAGE plpgsql AS $hand$
   BEGIN
     PERFORM 1 FROM clubs WHERE id = of_club FOR UPDATE;
     IF NOT EXISTS (SELECT 1 FROM club_members
       WHERE club = of_club AND "user" = taker AND role IN ('organiser', 'member')) THEN RETURN false; END IF;
     UPDATE club_members SET role = 'organiser' WHERE club = of_club AND "user" = giver AND role = 'founder';
     IF NOT FOUND THEN RETURN false; END IF;
     UPDATE club_members SET role = 'founder' WHERE club = of_club AND "user" = taker;
     RETURN true;
   END $hand$;
   CREATE FUNCTION depart_club(of_club text, person text, manner text, now_at bigint)
   RETURNS boolean LANGUAGE plpgsql AS $depart$
   DECLARE
     is_done boolean;
   BEGIN
     PERFORM 1 FROM clubs WHERE id = of_club FOR UPDATE;
     IF manner = 'left' THEN
       DELETE FROM club_members WHERE club = of_club AND "user" = person AND role <> 'barred';
     ELSE
       UPDATE club_members SET role = 'barred', since = now_at
       WHERE club = of_club AND "user" = person AND role IN ('organiser', 'member');
     END IF;
     is_done := FOUND;
     IF NOT EXISTS (SELECT 1 FROM club_members WHERE club = of_club AND role = 'founder') THEN
       UPDATE club_members SET role = 'founder' WHERE club = of_club AND "user" = (
         SELECT "user" FROM club_members WHERE club = of_club AND role <> 'barred'
         ORDER BY role <> 'organiser', since, "user" COLLATE "C" LIMIT 1);
       IF NOT FOUND THEN
         DELETE FROM clubs WHERE id = of_club;
         DELETE FROM club_members WHERE club = of_club;
         DELETE FROM club_posts WHERE club = of_club;
       END IF;
     END IF;
     PERFORM count_club_members(of_club);
     RETURN is_done;
   END $depart$;
   CREATE FUNCTION add_club_post(of_club text, now_at bigint, person text, new_key text, new_text text, most integer)
   RETURNS integer LANGUAGE plpgsql AS $post$
   DECLARE
     number integer;
   BEGIN
     PERFORM 1 FROM clubs WHERE id = of_club FOR UPDATE;
     SELECT n INTO number FROM club_posts WHERE club = of_club AND "user" = person AND key = new_key;
     IF FOUND THEN RETURN number; END IF;
     IF NOT EXISTS (SELECT 1 FROM club_members WHERE club = of_club AND "user" = person AND role <> 'barred')
     THEN RETURN NULL; END IF;
     SELECT coalesce(max(n), 0) + 1 INTO number FROM club_posts WHERE club = of_club;
     INSERT INTO club_posts (club, n, at, "user", key, text)
     VALUES (of_club, number, now_at, person, new_key, new_text);
     DELETE FROM club_posts WHERE club = of_club AND n <= number - most;
     RETURN number;
   END $post$;`;

/**
 * Names that look alike have equal skeletons. As for accounts, existing clubs that look alike keep their names, and
 * only one of them has a skeleton. Servers that are not upgraded yet call the older `create_club` without one.
 */
export const CLUB_SKELETON_MIGRATION = `
   ALTER TABLE clubs ADD COLUMN skeleton text COLLATE "C";
   CREATE UNIQUE INDEX clubs_skeleton ON clubs (skeleton);
   CREATE FUNCTION create_club(new_id text, new_name text, new_key text, new_skeleton text, about text,
     new_access text, secret text, now_at bigint, person text, most_of_user integer, most integer)
   RETURNS text LANGUAGE plpgsql AS $create$
   BEGIN
     LOCK TABLE clubs IN SHARE ROW EXCLUSIVE MODE;
     IF EXISTS (SELECT 1 FROM clubs WHERE id = new_id) THEN RETURN 'stored'; END IF;
     IF EXISTS (SELECT 1 FROM clubs WHERE name_key = new_key OR skeleton = new_skeleton)
     THEN RETURN 'name-taken'; END IF;
     IF (SELECT count(*) FROM clubs) >= most
       OR (SELECT count(*) FROM club_members WHERE "user" = person AND role = 'founder') >= most_of_user
     THEN RETURN 'too-many'; END IF;
     INSERT INTO clubs (id, name, name_key, skeleton, description, access, invitation, created_at, member_count)
     VALUES (new_id, new_name, new_key, new_skeleton, about, new_access, secret, now_at, 1);
     INSERT INTO club_members (club, "user", role, since) VALUES (new_id, person, 'founder', now_at);
     RETURN 'stored';
   END $create$;`;
