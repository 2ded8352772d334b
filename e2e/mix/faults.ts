import { setTimeout as sleep } from 'node:timers/promises'
import type { MixStage } from './stage.ts'

export interface Fault {
  name: string
  /** How long it lasts, in milliseconds. */
  forMs: number
  /** Answers whether it can be done on this machine. */
  begin(): boolean | Promise<boolean>
  end(): void | Promise<void>
}

/** How often one of the processes is killed while they are, in milliseconds. */
const KILL_EVERY_MS = 5000

/** What happens to machines, one after the other. */
export function faultsOf({ servers, postgres, store, mail }: MixStage, killsMs: number): Fault[] {
  let killing: Promise<void> | undefined
  return [
    {
      name: `a server process is killed every ${KILL_EVERY_MS / 1000} s`,
      forMs: killsMs,
      begin() {
        const end = Date.now() + killsMs
        killing = (async () => {
          for (let turn = 0; Date.now() < end; turn += 1) {
            await servers[turn % servers.length]?.kept.end('SIGKILL')
            await sleep(KILL_EVERY_MS)
          }
        })()
        return true
      },
      end: () => killing,
    },
    {
      name: 'PostgreSQL is restarted',
      forMs: 0,
      begin: () => signalled(() => postgres.signal('SIGINT')),
      end: () => undefined,
    },
    {
      name: 'PostgreSQL is killed',
      forMs: 0,
      begin: () => signalled(() => postgres.signal('SIGQUIT')),
      end: () => undefined,
    },
    {
      name: 'the store is cut off for 10 s',
      forMs: 10_000,
      begin: () => signalled(() => store.become('cut')),
      end: () => store.become('whole'),
    },
    {
      name: 'the disk of the database is full for 10 s',
      forMs: 10_000,
      begin: () => postgres.fill(),
      end: () => postgres.makeRoom(),
    },
    {
      name: 'the mail server takes mails and says nothing for 10 s',
      forMs: 10_000,
      begin: () => signalled(() => mail.become('stalled')),
      end: () => mail.become('whole'),
    },
  ]
}

function signalled(act: () => void): true {
  act()
  return true
}
