import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const EVERY_MS = 2000
/** In a second: what Linux tells to programs, whatever it counts by itself. */
const TICKS = 100

/** @typedef {{ total: number, idle: number, stolen: number }} Clock what all cores have done since the start, in ticks */
/** @typedef {{ ours: number, others: number, stolen: number, idle: number }} Shares of the time of all cores; together one */
/** @typedef {{ cores: number, loads: number[], shares?: Shares, seconds?: number }} Busy seconds: of a core, used by us */
/**
 * @typedef {{ pid: number, parent: number, began: number, own: number, ended: number, args: string }} Process
 * own: its ticks; ended: those of its children that it has seen end
 */

/**
 * Watches how busy the machine is while tests run, and by whom: by what this process has started and what works in its
 * folder, or by others.
 * @param {string} folder
 * @returns {{ stop(): Busy }}
 */
export function watchMachine(folder) {
  const begin = readClock()
  const book = openBook(process.pid, folder)
  /** @type {number[]} */
  const loads = []
  const look = () => {
    loads.push(loadavg()[0] ?? 0)
    book.enter(readProcesses())
  }
  look()
  const before = book.ticks()
  const watching = setInterval(look, EVERY_MS).unref()
  return {
    stop() {
      clearInterval(watching)
      look()
      const used = book.ticks() - before
      const end = readClock()
      return {
        cores: availableParallelism(),
        loads,
        ...(begin && end && { shares: sharesOf(begin, end, used), seconds: used / TICKS }),
      }
    },
  }
}

/** @param {Busy} busy */
export function machineLine({ cores, loads, shares, seconds = 0 }) {
  const average = loads.reduce((sum, load) => sum + load, 0) / loads.length
  const load = `load ${average.toFixed(1)} on average, ${Math.max(...loads).toFixed(1)} at most`
  const line = `The machine: ${cores} ${cores === 1 ? 'core' : 'cores'}, ${load}`
  if (!shares) return `${line}.`
  const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`
  const { ours, others, stolen, idle } = shares
  return `${line}; of their time ${percent(ours)} went to these tests (${Math.round(seconds)} s of a core), ${percent(others)} to others, ${percent(stolen)} was stolen, ${percent(idle)} idle.`
}

/**
 * @param {Clock} before
 * @param {Clock} after
 * @param {number} used by us meanwhile, in ticks
 * @returns {Shares}
 */
export function sharesOf(before, after, used) {
  const total = Math.max(1, after.total - before.total)
  const idle = (after.idle - before.idle) / total
  const stolen = (after.stolen - before.stolen) / total
  const ours = Math.min(used / total, 1 - idle - stolen)
  return { ours, others: 1 - idle - stolen - ours, stolen, idle }
}

/**
 * Counts what a process has used with all that it has started, and what works in a folder. Each is remembered when it has
 * ended: of the children of one that was killed nobody above it ever hears.
 * @param {number} first
 * @param {string} folder
 * @returns {{ enter(processes: Process[]): void, ticks(): number }}
 */
export function openBook(first, folder) {
  /** @typedef {{ last: Process, children: Entry[] }} Entry */
  /** @type {Map<number, Entry>} */
  const living = new Map()
  /** @type {Entry[]} */
  const roots = []

  /** @param {Entry} entry @returns {number} */
  const sum = ({ last, children }) => {
    let seenToEnd = 0
    let alive = 0
    for (const child of children)
      if (living.get(child.last.pid) === child) alive += sum(child)
      else seenToEnd += sum(child)
    return last.own + alive + Math.max(last.ended, seenToEnd)
  }

  return {
    enter(processes) {
      const now = new Map(processes.map((one) => [one.pid, one]))
      for (const [pid, { last }] of living) if (now.get(pid)?.began !== last.began) living.delete(pid)
      /** @param {Process} one @returns {Entry | undefined} */
      const entryOf = (one) => {
        const known = living.get(one.pid)
        if (known) return known
        const parent = now.get(one.parent)
        const above = parent && entryOf(parent)
        if (!above && one.pid !== first && !one.args.includes(folder)) return undefined
        /** @type {Entry} */
        const entry = { last: one, children: [] }
        living.set(one.pid, entry)
        const siblings = above?.children ?? roots
        siblings.push(entry)
        return entry
      }
      for (const one of processes) {
        const entry = entryOf(one)
        if (entry) entry.last = one
      }
    },
    ticks: () => roots.reduce((total, root) => total + sum(root), 0),
  }
}

/** @returns {Clock | undefined} only Linux tells */
function readClock() {
  const line = readOrNothing('/proc/stat')?.split('\n')[0]
  if (!line) return undefined
  // What guests use is counted as the user's, too.
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softirq = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const unused = idle + waiting
  return { total: user + nice + system + unused + irq + softirq + stolen, idle: unused, stolen }
}

/** @returns {Process[]} */
function readProcesses() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) && readOrNothing(`/proc/${name}/stat`)
    if (!stat) return []
    // A name may have spaces and brackets of its own; behind the last one there are only numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (/** @type {number} */ place) => Number(fields[place])
    const args = readOrNothing(`/proc/${name}/cmdline`) ?? ''
    return { pid: Number(name), parent: at(1), began: at(19), own: at(11) + at(12), ended: at(13) + at(14), args }
  })
}

/** @param {string} file of which there may be none, any more or on this system */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
