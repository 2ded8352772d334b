import { createOpenaiCheck } from '#features/status/openai-check.ts'
import { createBuiltInIllustrator } from '#platform/illustrators/built-in-illustrator.ts'
import { chooseIllustrator } from '#platform/illustrators/choose-illustrator.ts'
import { createImageServerIllustrator } from '#platform/illustrators/image-server/image-server-illustrator.ts'
import { createImageServerTrial } from '#platform/illustrators/image-server/try-image-server.ts'
import { createJudge } from '#platform/illustrators/judge.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { Foundation } from './foundation.ts'

type Needs = Pick<Foundation, 'config' | 'db' | 'log' | 'keyedHash' | 'storage' | 'workers' | 'settings'>

/** Who draws pages, who judges what is to be shown to everybody, and whether the one who is asked elsewhere answers. */
export function createIllustrators({ config, db, log, keyedHash, storage, workers, settings }: Needs) {
  const readKey = () => settings.secret('openai_key')
  const builtIn = createBuiltInIllustrator({
    illustrate: (request, asking) => workers.run('illustratePage', request, asking),
    missingOf: (request, asking) => workers.run('missingOfPage', request, asking),
    understands: (text, asking) => workers.run('understandsWords', { text }, asking),
  })
  const finish = (bytes: Uint8Array, asking: Asking) => workers.run('pageOfDrawing', { bytes }, asking)
  const illustrator = chooseIllustrator({
    readKey,
    readServer: settings.imageServer,
    builtIn,
    async openai(apiKey) {
      // Only now: most sites start without a key, and sooner without the library.
      const { createOpenaiIllustrator } = await import('#platform/illustrators/openai-illustrator.ts')
      return createOpenaiIllustrator({
        apiKey,
        options: config.openai,
        log,
        finish,
      })
    },
    imageServer: async (server, beside) =>
      createImageServerIllustrator({ server, beside, patienceMs: config.imageServerPatienceMs, log, finish }),
  })
  return {
    builtIn,
    illustrator,
    tryServer: createImageServerTrial({
      patienceMs: config.imageServerPatienceMs,
      finish,
      glimpseOf: (picture, asking) => workers.run('glimpseOf', picture, asking),
      now: () => performance.now(),
    }),
    judge: createJudge({ illustrator, storage }),
    checkOpenai: createOpenaiCheck({
      db,
      keyedHash,
      readKey,
      async tryOpenai(key) {
        const { tryOpenaiKey } = await import('#platform/illustrators/try-openai-key.ts')
        await tryOpenaiKey(key, config.openai, log)
      },
    }),
  }
}
