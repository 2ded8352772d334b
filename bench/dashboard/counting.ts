const TABLES = ['users', 'pages', 'coloreds', 'subscriptions']

/** What each call would ask the database for if nothing were written down: bare counts, as quick as its indexes allow. */
export const COUNTING = {
  counters: TABLES.map(
    (table) => `select (select count(*) from ${table}) as total,
      (select count(*) from ${table} where created_at >= date_trunc('week', now(), 'Asia/Kathmandu')) as week`,
  ),
  charts: TABLES.map(
    (table) => `select date_trunc('month', created_at, 'Asia/Kathmandu') as month, count(*) from ${table}
      where created_at >= date_trunc('month', now(), 'Asia/Kathmandu') - interval '11 months' group by 1`,
  ),
}

export type MeasuredCall = keyof typeof COUNTING
