import { regions } from './commands/regions.mjs'
import { runCommand } from './steps/command.mjs'

await runCommand(regions)
