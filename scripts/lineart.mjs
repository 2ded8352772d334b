import { lineart } from './commands/lineart.mjs'
import { runCommand } from './steps/command.mjs'

await runCommand(lineart)
