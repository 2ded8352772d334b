import { readdirSync, readFileSync } from 'node:fs'

/** In which Linux counts processor time, in milliseconds. */
const TICK_MS = 10

interface Process {
  parent: number
  ms: number
}

/** Milliseconds that a process and all it has started have used a processor so far; not a number where nobody tells. */
export function processorTime(root: number): number {
  const all = new Map(processIds().flatMap(entryOf))
  const isBelow = (id: number): boolean => id === root || (all.has(id) && isBelow((all.get(id) as Process).parent))
  const own = [...all].filter(([id]) => isBelow(id))
  return own.length > 0 ? own.reduce((sum, [, { ms }]) => sum + ms, 0) : Number.NaN
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Nothing of a process that has ended meanwhile. */
function entryOf(id: number): [number, Process][] {
  try {
    // After the name, which may hold anything: the state, the parent, and further on the time as the program and as the system.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /s, '').split(' ')
    return [[id, { parent: Number(fields[1]), ms: TICK_MS * (Number(fields[11]) + Number(fields[12])) }]]
  } catch {
    return []
  }
}
