import { type Profiler, Session } from 'node:inspector/promises'

/** A part of the server, and its share of the time in which the process did anything. */
export interface Share {
  part: string
  share: number
}

const session = new Session()
/** What the profile costs itself: the inspector's way to start and stop it. */
const OWN = 'dispatch'

export async function startProfile(): Promise<void> {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
}

export async function stopProfile(): Promise<Share[]> {
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return sharesOf(profile)
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Share[] {
  const partOfNode = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const spent = new Map<string, number>()
  for (const [i, id] of samples.entries()) {
    const part = partOfNode.get(id)
    if (part) spent.set(part, (spent.get(part) ?? 0) + (timeDeltas[i] ?? 0))
  }
  const all = [...spent.values()].reduce((sum, time) => sum + time, 0)
  return [...spent].map(([part, time]) => ({ part, share: time / all })).sort((one, other) => other.share - one.share)
}

function partOf({ functionName, url }: Profiler.ProfileNode['callFrame']): string | undefined {
  if (functionName === '(idle)' || functionName === OWN) return undefined
  if (functionName.startsWith('(')) return functionName.slice(1, -1)
  const packages = url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]
  if (packages) return packages
  if (url.includes('/apps/server/dist/')) return 'Huebook'
  if (url.startsWith('node:')) return `Node: ${url.replace(/^node:(internal\/)?/, '').split('/')[0]}`
  return `\`${functionName}\``
}
