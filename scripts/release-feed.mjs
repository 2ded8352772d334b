import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feedOf, publicName } from './steps/release.mjs'
import { exitWith } from './steps/run.mjs'

const [from = '', to = '', repository = '', tag = ''] = process.argv.slice(2)
if (!tag) exitWith('Say where the packages are, where to put them, the repository and the tag.')

mkdirSync(to, { recursive: true })
/** @type {Record<string, string>} */
const signatures = {}
for (const path of readdirSync(from, { recursive: true }).map(String)) {
  const name = publicName(path)
  if (!name) continue
  if (name.endsWith('.sig')) signatures[name.slice(0, -'.sig'.length)] = readFileSync(join(from, path), 'utf8')
  else copyFileSync(join(from, path), join(to, name))
}
const feed = feedOf({ repository, tag, signatures, now: new Date() })
// Without a key nothing is signed, and a feed would lead nowhere.
if (feed) writeFileSync(join(to, 'latest.json'), `${JSON.stringify(feed, null, 2)}\n`)
