import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'

await install()
await build()
// In this very process, so that Ctrl-C reaches it and nothing stands in between.
await import(inProject('apps/server/dist/backup.js'))
