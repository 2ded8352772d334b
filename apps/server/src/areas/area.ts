import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#http/endpoint.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { Sweep } from '#platform/sweeper/sweeper.ts'

/** Jobs of one queue wait for each other, and for nobody else's. */
export type QueueName = 'mails' | 'pages' | 'payments'

/** What an area of the product adds to the server. */
export interface Area {
  /** What answers calls of the contract. */
  endpoints?: readonly Endpoint[]
  /** Serves what lies beside the API. */
  serve?(app: FastifyInstance): void | Promise<void>
  /** The jobs it does, by the queue they wait in. */
  tasks?: Partial<Record<QueueName, readonly Task[]>>
  /** What it does now and again. */
  sweeps?: readonly Sweep[]
  /** What has to work for the server to be ready, by the name an operator reads. */
  checks?: Readonly<Record<string, () => Promise<unknown>>>
  /** Before the first request is answered. */
  onStart?(): Promise<void>
  /** After the last one was; what was put together last is closed first. */
  onClose?(): Promise<void>
}

/** How often files are swept, in milliseconds: they wait a day, so a few hours more hurt nobody. */
export const SWEEP_FILES_MS = 4 * 60 * 60 * 1000
/** How often what has expired is swept, in milliseconds. It is worth nothing any more, and may name people. */
export const SWEEP_EXPIRED_MS = 10 * 60 * 1000
