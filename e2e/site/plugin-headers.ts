import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../scripts/steps/project.mjs'

interface Method {
  name: string
  rtype: 'promise' | 'callback' | 'none'
}

/** What a shell tells a page of one of its plugins. */
interface Header {
  name: string
  methods: Method[]
}

/** What every plugin can do, as Capacitor's own class has it. */
const BASE: Method[] = [
  { name: 'addListener', rtype: 'none' },
  { name: 'removeListener', rtype: 'none' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
]

const NAME = /@CapacitorPlugin\(\s*name\s*=\s*"(\w+)"/
const METHOD =
  /@PluginMethod(?:\(\s*returnType\s*=\s*PluginMethod\.RETURN_(\w+)\s*\))?\s+(?:override\s+|public\s+)?(?:void|fun)\s+(\w+)\(/g

function headerIn(source: string): Header | null {
  const name = NAME.exec(source)?.[1]
  if (!name) return null
  const own = [...source.matchAll(METHOD)].map(([, type = 'PROMISE', method = '']) => ({
    name: method,
    rtype: type.toLowerCase() as Method['rtype'],
  }))
  return { name, methods: [...BASE, ...own] }
}

/** The plugins of the shell of Android with all their methods, as they stand in their own sources. */
export function pluginHeaders(): Header[] {
  const { dependencies } = JSON.parse(readFileSync(inProject('apps/mobile/package.json'), 'utf8'))
  return Object.keys(dependencies).flatMap((name) => {
    const folder = inProject(`node_modules/${name}/android/src/main`)
    try {
      const sources = readdirSync(folder, { recursive: true }).map(String)
      return sources
        .filter((path) => /\.(java|kt)$/.test(path))
        .flatMap((path) => headerIn(readFileSync(join(folder, path), 'utf8')) ?? [])
    } catch {
      // What is no plugin has no such sources.
      return []
    }
  })
}
