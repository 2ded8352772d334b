import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'
import { exitWith } from './run.mjs'

const SITE = inProject('apps/web/dist/site')

/** What only a server has a use for: compressed copies, and what browsers keep or see before they have the app. */
const OF_SERVERS = /\.(br|gz)$|\/(prerendered\.html|service-worker\.js|og\.png|landing)$/

/**
 * Lays the web app's build where a shell takes its files from; with the address of one site where it is made for that alone.
 * @param {'desktop' | 'mobile'} shell
 * @param {string | undefined} server
 */
export function layOutApp(shell, server) {
  const folder = inProject(`apps/${shell}/dist`)
  /** Of what build the shell has its files. */
  const laidOut = inProject(`.cache/${shell}-laid-out`)
  // Whatever is written anew is embedded anew, which takes a minute.
  const wanted = `${readFileSync(`${SITE}/../.built-from`, 'utf8')} ${server ?? ''}`
  if (existsSync(folder) && existsSync(laidOut) && readFileSync(laidOut, 'utf8') === wanted) return
  rmSync(laidOut, { force: true })
  rmSync(folder, { recursive: true, force: true })
  cpSync(SITE, folder, { recursive: true, filter: (path) => !OF_SERVERS.test(path.replaceAll('\\', '/')) })
  if (server) buildIn(server, join(folder, 'index.html'))
  mkdirSync(dirname(laidOut), { recursive: true })
  writeFileSync(laidOut, wanted)
}

/** @param {string} server @param {string} page */
function buildIn(server, page) {
  if (!URL.canParse(server)) exitWith(`HUEBOOK_SERVER is no address: ${server}`)
  const meta = `<meta name="server" content="${new URL(server).origin}" />`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${meta}`))
}
