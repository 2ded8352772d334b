import { illustrate } from './commands/illustrate.mjs'
import { runCommand } from './steps/command.mjs'

await runCommand(illustrate)
