import { type CallBody, calls, type UserId } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { idempotencyKeyOf } from '#http/idempotency-key.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { Illustrator, PageRequest } from '#platform/illustrators/illustrator.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { CreationService } from './creations.service.ts'
import { problemBefore } from './problem-of.ts'

interface Options {
  creations: CreationService
  illustrator(): Promise<Illustrator>
  /** The key of a picture that this person has uploaded. */
  uploadedKey(url: string, by: UserId): Promise<string | null>
  /** Fires when this process ends. */
  stopping: AbortSignal
}

export function creationRoutes({ creations, illustrator, uploadedKey, stopping }: Options): Endpoint[] {
  /** Waits for as long as somebody listens; what they wait for goes on without them. */
  async function whileWatched<Result>(request: FastifyRequest, wait: (signal: AbortSignal) => Promise<Result>) {
    const caller = watchCaller(request)
    try {
      return await wait(AbortSignal.any([caller.gone, stopping]))
    } finally {
      caller.forget()
    }
  }

  /** What would not be on the page, asked before anything is taken for it. */
  async function missingOf(asked: CallBody<typeof calls.checkPrompt>, asking: Asking): Promise<string[]> {
    try {
      return await (await illustrator()).missingOf({ ...asked, detail: asked.detail as PageRequest['detail'] }, asking)
    } catch (error) {
      throw problemBefore(error)
    }
  }

  return [
    endpoint(calls.createPage, ({ user, body, emit, request }) =>
      whileWatched(request, async (signal) => {
        const id = await creations.ask(user.id, idempotencyKeyOf(request), { from: 'prompt', ...body })
        return creations.follow(user, id, emit, signal)
      }),
    ),
    endpoint(calls.uploadPage, ({ user, body: { photo, ...asked }, request }) =>
      whileWatched(request, async (signal) => {
        const key = await uploadedKey(photo, user.id)
        if (!key) throw appError('INVALID', 'Please choose a picture')
        const id = await creations.ask(user.id, idempotencyKeyOf(request), { from: 'photo', photo: key, ...asked })
        return creations.follow(user, id, () => undefined, signal)
      }),
    ),
    endpoint(calls.followCreation, ({ user, params, emit, request }) =>
      whileWatched(request, (signal) => creations.follow(user, params.id, emit, signal)),
    ),
    endpoint(calls.listCreations, ({ user }) => creations.list(user.id)),
    endpoint(calls.listRecentPrompts, ({ user }) => creations.recentPrompts(user.id)),
    endpoint(calls.suggestPrompt, async () => ({ prompt: await (await illustrator()).suggest() })),
    endpoint(calls.checkPrompt, ({ user, body, request }) =>
      whileWatched(request, async (signal) => ({ missing: await missingOf(body, { person: user.id, signal }) })),
    ),
    endpoint(calls.readIllustrator, async () => {
      const { name, credit } = await illustrator()
      return { name, credit }
    }),
  ]
}
