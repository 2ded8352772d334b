import { readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

// Loaded before the server, with --expose-gc: prints what the process holds once nothing of it is waste, when it is asked by
// a signal.
process.on('SIGUSR2', async () => {
  // What the first round lets go of may hold on to more.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await setImmediate()
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout' && kind !== 'Immediate')
  console.log(
    `held: ${JSON.stringify({ heap: heapUsed, external, rss, handles: resources.length, fds: descriptors() })}`,
  )
})

/** Open files and sockets, where the system tells. */
function descriptors() {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}
