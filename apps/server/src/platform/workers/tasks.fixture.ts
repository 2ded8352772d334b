import { existsSync, writeFileSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { serveTasks } from './serve-tasks.ts'

const MEGABYTE = 1024 ** 2

const tasks = {
  pid: async () => process.pid,
  environment: async () => Object.keys(process.env),
  reverse: async (bytes: Buffer) => Buffer.from(bytes.toReversed()),
  refuse: async (why: string) => {
    throw new Error(why)
  },
  /** Never comes back, and hears nothing meanwhile. */
  spin: async () => {
    for (;;);
  },
  /** The same the first time. */
  spinOnce: async (mark: string) => {
    if (existsSync(mark)) return 'done'
    writeFileSync(mark, '')
    for (;;);
  },
  crash: async () => process.exit(3),
  swell: async () => {
    const hoard: Buffer[] = []
    for (;;) {
      hoard.push(Buffer.alloc(MEGABYTE, hoard.length))
      await setImmediate()
    }
  },
}

export type TestTasks = typeof tasks

/** Told a file, it hears nothing from here on until that file is there, and begins then. */
const [file] = process.argv.slice(2)
if (file) {
  writeSync(1, 'starting')
  while (!existsSync(file));
}

serveTasks(tasks, { maxMemory: 200 * MEGABYTE })
