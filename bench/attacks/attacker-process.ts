import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Attack, Tally, Target } from './attack.ts'

const SCRIPT = `
  import { setMaxListeners } from 'node:events'
  import { runnerImport } from 'vite'
  const [attacks, name, target] = process.argv.slice(1)
  const { module } = await runnerImport(attacks)
  const over = new AbortController()
  // Every request under way listens.
  setMaxListeners(0, over.signal)
  process.stdin.on('end', () => over.abort()).resume()
  const tally = await module.ATTACKS.find((attack) => attack.name === name).strike(JSON.parse(target), over.signal)
  process.stdout.write(JSON.stringify(tally), () => process.exit())
`

/** Starts an attack in a process of its own; `stop` ends it and tells what it was answered. */
export function startAttacker({ name }: Attack, target: Target) {
  const attacks = fileURLToPath(new URL('./attacks.ts', import.meta.url))
  const args = ['--input-type=module', '--eval', SCRIPT, attacks, name, JSON.stringify(target)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const said = text(child.stdout)
  const ended = once(child, 'exit')
  return {
    async stop(): Promise<Tally> {
      child.stdin.end()
      await ended
      return JSON.parse(await said)
    },
  }
}
