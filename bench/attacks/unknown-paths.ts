import { openConnection, requestBytes } from '../harness/connection.ts'
import type { Attack, Tally } from './attack.ts'

const CONNECTIONS = 200

export const UNKNOWN_PATHS: Attack = {
  name: 'Two hundred connections on unknown paths',
  about:
    'Each asks for the next path that nobody has ever heard of as soon as the last was answered: a screen every time.',
  hitsUploads: false,
  async strike({ address, client }, signal) {
    const tally: Tally = {}
    const headers = { 'x-forwarded-for': client, 'accept-encoding': 'gzip, br' }
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, one) => {
        const connection = await openConnection(address)
        signal.addEventListener('abort', connection.close)
        for (let time = 0; !signal.aborted; time++) {
          const request = requestBytes({ path: `/nowhere/${one}/${time}`, headers })
          const outcome = await connection.ask(request).then(
            ({ status }) => status,
            (error: Error) => error.name,
          )
          if (signal.aborted || outcome === 'Error') return
          tally[outcome] = (tally[outcome] ?? 0) + 1
        }
      }),
    )
    return tally
  },
}
