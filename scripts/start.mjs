import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'

await install()
await build()
process.env['NODE_ENV'] ||= 'production'
// In this very process, so that Ctrl-C reaches the server and nothing stands in between.
await import(inProject('apps/server/dist/main.js'))
