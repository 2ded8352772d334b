CREATE TABLE "activity_changes" (
	"kind" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "activity_changes_kind" CHECK ("activity_changes"."kind" in ('users', 'pages', 'coloreds', 'subscriptions'))
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"day" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "activity_days_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE TABLE "activity_quarters" (
	"quarter" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "activity_quarters_quarter_kind_pk" PRIMARY KEY("quarter","kind")
);

--> statement-breakpoint
-- The quarter of an hour something was made in.
CREATE FUNCTION activity_quarter(made_at timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN date_bin('15 minutes', made_at, timestamptz '2000-01-01 00:00:00+00');
--> statement-breakpoint
-- One row for each quarter of an hour a statement has touched, however many rows of it: a million at once cost little.
CREATE FUNCTION count_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (kind, quarter, change)
    SELECT TG_TABLE_NAME, activity_quarter(created_at), CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
      FROM touched GROUP BY activity_quarter(created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same for users; the site's own account is none.
CREATE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (kind, quarter, change)
    SELECT TG_TABLE_NAME, activity_quarter(created_at), CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
      FROM touched WHERE NOT house GROUP BY activity_quarter(created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION move_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (kind, quarter, change) VALUES
    (TG_TABLE_NAME, activity_quarter(OLD.created_at), -1),
    (TG_TABLE_NAME, activity_quarter(NEW.created_at), 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_come AFTER INSERT ON users
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER people_go AFTER DELETE ON users
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_people();
--> statement-breakpoint
CREATE TRIGGER people_move AFTER UPDATE OF created_at ON users
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at AND NOT NEW.house) EXECUTE FUNCTION move_activity();
--> statement-breakpoint
CREATE TRIGGER pages_come AFTER INSERT ON pages
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
--> statement-breakpoint
CREATE TRIGGER pages_go AFTER DELETE ON pages
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
--> statement-breakpoint
CREATE TRIGGER pages_move AFTER UPDATE OF created_at ON pages
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION move_activity();
--> statement-breakpoint
CREATE TRIGGER coloreds_come AFTER INSERT ON coloreds
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
--> statement-breakpoint
CREATE TRIGGER coloreds_go AFTER DELETE ON coloreds
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
--> statement-breakpoint
CREATE TRIGGER coloreds_move AFTER UPDATE OF created_at ON coloreds
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION move_activity();
--> statement-breakpoint
CREATE TRIGGER subscriptions_come AFTER INSERT ON subscriptions
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
--> statement-breakpoint
CREATE TRIGGER subscriptions_go AFTER DELETE ON subscriptions
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
--> statement-breakpoint
CREATE TRIGGER subscriptions_move AFTER UPDATE OF created_at ON subscriptions
  FOR EACH ROW WHEN (OLD.created_at <> NEW.created_at) EXECUTE FUNCTION move_activity();
--> statement-breakpoint
-- What was there before. The triggers above hold the tables until the end of the migration: nothing is counted twice.
INSERT INTO activity_quarters (quarter, kind, count)
  SELECT activity_quarter(created_at), kind, count(*) FROM (
    SELECT 'users' AS kind, created_at FROM users WHERE NOT house
    UNION ALL SELECT 'pages', created_at FROM pages
    UNION ALL SELECT 'coloreds', created_at FROM coloreds
    UNION ALL SELECT 'subscriptions', created_at FROM subscriptions
  ) AS made GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO activity_days (day, kind, count)
  SELECT date_trunc('day', quarter, 'UTC'), kind, sum(count) FROM activity_quarters GROUP BY 1, 2;
