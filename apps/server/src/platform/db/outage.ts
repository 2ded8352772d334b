/** Restarting, shutting down, out of reach or out of connections. */
const AWAY_STATE = /^(08\w{3}|53300|57P0\d)$/
const AWAY_CODE = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** A file that is missing has such a code, too: what counts is that somebody spoke to the database's socket. */
const SOCKET_CALL = /^(connect|read|write|getaddrinfo)$/
/** What the driver says of a connection that has ended, be it under a query or before it. */
const AWAY_MESSAGE =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|Cannot use a pool after|timeout exceeded when trying to connect)/

/** No room on its disk. */
const FULL_STATE = '53100'
/** No room in its memory, a disk that fails, or a statement that it has given up. */
const STRAINED_STATE = /^(25P0[23]|53\w{3}|57014|58030)$/

/**
 * Whether an error is the database's trouble and not a mistake of ours, so that trying again is the right advice: it is
 * away, or it is there and strained; or it is full, and somebody has to make room first. Errors of queries and transactions carry what happened as their cause.
 */
export function outageOf(error: unknown): 'away' | 'strained' | 'full' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall, message } = cause as NodeJS.ErrnoException
    if (AWAY_STATE.test(code) || AWAY_MESSAGE.test(message)) return 'away'
    if (AWAY_CODE.test(code) && SOCKET_CALL.test(syscall ?? 'read')) return 'away'
    if (code === FULL_STATE) return 'full'
    if (STRAINED_STATE.test(code)) return 'strained'
  }
  return null
}
