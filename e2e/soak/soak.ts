import { dueJobs } from '../../apps/server/src/testing/due-jobs.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { type Done, playMix } from '../mix/mix.ts'
import { settlePeople } from '../mix/people.ts'
import type { MixStage } from '../mix/stage.ts'
import type { ServerProcess } from '../site/server-process.ts'
import { busyConnections, connectionsTo, countStrays, heldBy, type Sample } from './samples.ts'

/** A site whose processes say what they hold. */
export interface HeldSite extends Pick<MixStage, 'inDatabase'> {
  servers: { address: string; process(): ServerProcess; metricsPort: string }[]
  /** The names of all files that are stored, and of those that are only there for a while. */
  stored(): Promise<string[]>
  temporary(): Promise<string[]>
}

interface Options {
  people: number
  /** How many of them do something at once, and how long each thinks before the next thing. */
  atOnce: number
  thinkMs?: number
  /** Whether the leg is over, in which so much was done for so long; and how many legs there are. */
  isLegOver(leg: { done: number; ms: number }): boolean
  legs: number
  onSample?(sample: Sample, leg: number): void
}

/** Keeps a site at a steady load, and looks at what it holds after each leg, when nobody wants anything of it. */
export async function soak(site: HeldSite, options: Options): Promise<{ samples: Sample[]; done: Done[] }> {
  const { people, things } = await settlePeople(site, options.people)
  const { atOnce, thinkMs = 0, isLegOver, legs, onSample } = options
  const done: Done[] = []
  const samples: Sample[] = []
  for (let leg = 0; leg < legs; leg += 1) {
    const before = done.length
    const begin = performance.now()
    const isOver = () => isLegOver({ done: done.length - before, ms: performance.now() - begin })
    await playMix(site, {
      people,
      things,
      atOnce,
      thinkMs,
      seed: leg * atOnce,
      isOver,
      onDone: (one) => done.push(one),
    })
    const sample = await lookAt(site)
    samples.push(sample)
    onSample?.(sample, leg)
  }
  return { samples, done }
}

/** What all processes of a site hold, once none of them has anything to do. */
const lookAt = ({ servers, inDatabase, stored, temporary }: HeldSite): Promise<Sample> =>
  inDatabase(async (client) => {
    await waitFor(
      () => dueJobs(client),
      (due) => {
        if (due.length > 0) throw new Error('jobs are under way')
      },
    )
    const held = await Promise.all(servers.map(({ process }) => heldBy(process())))
    const busy = await Promise.all(servers.map(({ metricsPort }) => busyConnections(metricsPort)))
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    return {
      heap: sum(held.map(({ heap }) => heap)),
      external: sum(held.map(({ external }) => external)),
      rss: sum(held.map(({ rss }) => rss)),
      handles: sum(held.map(({ handles }) => handles)),
      fds: sum(held.map(({ fds }) => fds)),
      busy: sum(busy),
      connections: await connectionsTo(client),
      strays: await countStrays(client, await stored()),
      temporary: (await temporary()).length,
    }
  })
