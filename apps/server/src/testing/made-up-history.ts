import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'

/** When something was made: in the last two years, more of it lately. */
const somewhen = sql`now() - power(random(), 1.6) * interval '730 days'`

/** Two years of people, pages, colourings and subscriptions, each kind in one statement. */
export async function makeUpHistory(db: Db, people: number): Promise<void> {
  await db.execute(sql`insert into users (name, email, created_at)
    select 'Somebody', gen_random_uuid() || '@example.org', ${somewhen} from generate_series(1, ${people})`)
  await db.execute(sql`insert into pages (user_id, title, illustration, preview, width, height, public, created_at)
    select id, 'A page', md5(id::text || n) || '.png', md5(id::text || n) || '.webp', 1024, 1024, true, ${somewhen}
    from users, generate_series(1, 4) n where not house`)
  await db.execute(sql`insert into coloreds (user_id, page_id, photo, preview, created_at)
    select users.id, pages.id, 'a.png', 'a.webp', ${somewhen} from users join pages on random() < 0.02
    where not users.house`)
  await db.execute(sql`insert into subscriptions
    (user_id, plan_id, stripe_subscription_id, price_cents, period_start, period_end, created_at)
    select users.id, plans.id, 'sub_' || users.id, 499, now(), now() + interval '1 month', ${somewhen}
    from users, plans where plans.name = 'starter' and not users.house`)
}
