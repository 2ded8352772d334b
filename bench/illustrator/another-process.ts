import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const SCRIPT = `
  import { runnerImport } from 'vite'
  const { module } = await runnerImport(process.argv[1])
  process.stdout.write(JSON.stringify(await module.default()))
`

/** Runs the default export of a module in a process of its own and answers what it returns. */
export async function inAnotherProcess<Result>(module: string): Promise<Result> {
  const args = ['--input-type=module', '--eval', SCRIPT, module]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}
