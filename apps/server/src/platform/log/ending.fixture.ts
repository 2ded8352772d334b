import { createLog } from './log.ts'

const log = createLog()
log.info('first')
if (process.argv[2] === 'warning') log.warn('second')
if (process.argv[2] === 'warning') process.kill(process.pid, 'SIGKILL')
if (process.argv[2] === 'error') throw new Error('This is an end')
if (process.argv[2] === 'exit') process.exit(3)
if (process.argv[2] === 'waiting') setInterval(() => undefined, 60_000)
if (process.argv[2] === 'talking') setInterval(() => log.warn('still here'), 10)
process.on('SIGTERM', () => process.exit(0))
process.send?.('begun')
