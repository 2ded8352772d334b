import { AlreadyRunningError } from './embedded-postgres-error.ts'
import type { Listen } from './listen.ts'
import type { OwnerLock } from './owner-lock.ts'
import { readPidFile } from './pid-file.ts'
import { launchPostmaster, type Postmaster, requestShutDown, shutDown } from './postmaster.ts'
import type { Site } from './site.ts'
import { takeOwnership } from './take-ownership.ts'

interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

const FIRST_START_FAILING_MS = 2000
const RESTART_FAILING_MS = 30_000
const WATCH_MS = 1000

/** Keeps one database running and ours. That the lock's connection ends is how we learn of every kind of death. */
export class Supervisor {
  readonly #site: Site
  readonly #log: Log
  readonly #onLost: (error: Error) => void
  readonly #stopping = new AbortController()
  #listen: Listen
  #launched: Postmaster | undefined
  #lock: OwnerLock | undefined
  #restart: Promise<void> = Promise.resolve()
  #stopped: Promise<void> | undefined

  constructor(site: Site, listen: Listen, log: Log, onLost: (error: Error) => void) {
    this.#site = site
    this.#listen = listen
    this.#log = log
    this.#onLost = onLost
  }

  /** Returns where the database listens. */
  async start(): Promise<Listen> {
    try {
      await this.#own(FIRST_START_FAILING_MS)
    } catch (error) {
      if (!(error instanceof AlreadyRunningError)) await this.#endPostmaster().catch(() => undefined)
      throw error
    }
    return this.#listen
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop()
    return this.#stopped
  }

  async #stop() {
    this.#stopping.abort()
    await this.#restart
    // The lock is kept until the database takes it down with itself: nobody can adopt what is about to end.
    await this.#endPostmaster()
    await this.#lock?.release()
  }

  async #own(failingMs: number) {
    const lock = await takeOwnership({
      site: this.#site,
      listen: this.#listen,
      launch: async () => {
        this.#launched = await launchPostmaster(this.#site, this.#listen)
        return this.#launched
      },
      failingMs,
      signal: this.#stopping.signal,
      log: this.#log,
    })
    this.#lock = lock
    this.#listen = lock.listen
    const watch = setInterval(() => void this.#refuseSlowShutdown(lock), WATCH_MS).unref()
    void lock.lost.then(() => {
      clearInterval(watch)
      if (!this.#stopping.signal.aborted) this.#restart = this.#bringBack()
    })
  }

  /** Never rejects. */
  async #bringBack() {
    const begin = Date.now()
    this.#log.warn('The embedded database went away; bringing it back.')
    try {
      await this.#own(RESTART_FAILING_MS)
      this.#log.info(`The embedded database is back after ${((Date.now() - begin) / 1000).toFixed(1)} s.`)
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      // What another process owns is no longer ours to end.
      if (error instanceof AlreadyRunningError) this.#lock = this.#launched = undefined
      this.#log.error(`The embedded database is lost: ${(error as Error).message}`)
      this.#onLost(error as Error)
    }
  }

  /** A plain `kill` makes PostgreSQL refuse newcomers and wait for the last to leave: us, that is for ever. */
  async #refuseSlowShutdown({ postmaster }: OwnerLock) {
    const pidFile = await readPidFile(this.#site.pgData)
    if (pidFile?.pid === postmaster && pidFile.status === 'stopping') await requestShutDown(this.#site, postmaster)
  }

  async #endPostmaster() {
    const launched = this.#launched?.hasExited() === false ? this.#launched : undefined
    for (const pid of new Set([launched?.pid, this.#lock?.postmaster])) if (pid) await shutDown(this.#site, pid)
    await launched?.exited()
  }
}
