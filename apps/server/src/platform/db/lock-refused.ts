/** PostgreSQL's codes for two who wait for each other, and for a lock that was not given in time. */
const REFUSED = ['40P01', '55P03']

/** Whether a query failed because others hold what it needs. Nothing of it was done: it can be tried again. */
export function isLockRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && REFUSED.includes(String(cause.code))) return true
  return false
}
