import OpenAI from 'openai'
import type { Log } from '#platform/log/log.ts'
import { explain } from './openai-failure.ts'
import type { OpenaiOptions } from './openai-illustrator.ts'

/** How long an administrator waits to hear whether a key works, in milliseconds: they can press again. */
const PATIENCE_MS = 8000

/** Throws, as drawing would, where OpenAI does not take the key or does not answer. Costs nothing. */
export async function tryOpenaiKey(apiKey: string, options: OpenaiOptions, log: Pick<Log, 'warn'>): Promise<void> {
  const { baseUrl } = options
  const client = new OpenAI({
    apiKey,
    maxRetries: 0,
    timeout: PATIENCE_MS,
    logLevel: 'off',
    ...(baseUrl && { baseURL: baseUrl }),
  })
  try {
    await client.models.list()
  } catch (error) {
    log.warn({ status: (error as { status?: number }).status }, 'OpenAI has not taken the key')
    throw explain(error)
  }
}
