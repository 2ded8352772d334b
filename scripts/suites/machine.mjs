import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const EVERY_MS = 2000
/** In a second: what Linux tells to programs, whatever it counts by itself. */
const TICKS = 100

/** @typedef {{ total: number, idle: number, stolen: number }} Clock what all cores have done since the start, in ticks */
/** @typedef {{ ours: number, others: number, stolen: number, idle: number }} Shares of the time of all cores; together one */
/** @typedef {{ cores: number, loads: number[], shares?: Shares, seconds?: number }} Busy seconds: of a core, used by us */
/** @typedef {{ pid: number, parent: number, ticks: number, args: string }} Process ticks: with those of its children that have ended */

/**
 * Watches how busy the machine is while tests run, and by whom: by what this process has started and what works in its
 * folder, or by others.
 * @param {string} folder
 * @returns {{ stop(): Busy }}
 */
export function watchMachine(folder) {
  const begin = readClock()
  /** @type {Map<number, number>} */
  const ours = new Map()
  /** @type {number[]} */
  const loads = []
  const look = () => {
    loads.push(loadavg()[0] ?? 0)
    // Those that have left us are known by their folder, and are remembered when they have ended.
    for (const [root, ticks] of ticksOf(readProcesses(), process.pid, folder))
      ours.set(root, Math.max(ticks, ours.get(root) ?? 0))
  }
  look()
  const own = ours.get(process.pid) ?? 0
  const watching = setInterval(look, EVERY_MS).unref()
  return {
    stop() {
      clearInterval(watching)
      look()
      const used = [...ours.values()].reduce((sum, ticks) => sum + ticks, 0) - own
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
 * The ticks of a process and of those that work in a folder, each with all that it has started.
 * @param {Process[]} processes
 * @param {number} first
 * @param {string} folder
 * @returns {Map<number, number>} by the process it begins with
 */
export function ticksOf(processes, first, folder) {
  const byPid = new Map(processes.map((one) => [one.pid, one]))
  /** @param {Process} one @returns {number | undefined} the last of ours on the way up */
  const rootOf = (one) => {
    if (one.pid === first) return first
    const parent = byPid.get(one.parent)
    return (parent && rootOf(parent)) ?? (one.args.includes(folder) ? one.pid : undefined)
  }
  /** @type {Map<number, number>} */
  const sums = new Map()
  for (const one of processes) {
    const root = rootOf(one)
    if (root !== undefined) sums.set(root, (sums.get(root) ?? 0) + one.ticks)
  }
  return sums
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
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
    return { pid: Number(name), parent: Number(fields[1]), ticks, args: readOrNothing(`/proc/${name}/cmdline`) ?? '' }
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
