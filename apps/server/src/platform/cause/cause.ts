import { AsyncLocalStorage } from 'node:async_hooks'

/** What has set work in motion, as far as an operator wants to follow it: never who. */
export interface Cause {
  /** The id of the request that asked for it, or that promised the job it is. */
  request?: string
  /** Whose part of a trace it is, as W3C writes that; only where traces are collected. */
  traceparent?: string
}

const causes = new AsyncLocalStorage<Cause>()

/** Why the work that asks is done; nothing for what the site does by itself. */
export const currentCause = (): Cause | undefined => causes.getStore()

/** Does work for a cause, whatever it leads to included. */
export const because = <Result>(cause: Cause | undefined, work: () => Result): Result =>
  cause ? causes.run(cause, work) : work()
