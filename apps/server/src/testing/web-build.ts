import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const PUBLIC = new URL('../../../web/public/', import.meta.url)

/** A web build as small as it gets: what matters to the server is how it is served. */
export async function writeWebBuild(folder: string): Promise<string> {
  const root = join(folder, 'web')
  await mkdir(join(root, 'assets'), { recursive: true })
  const script = 'console.log("huebook")\n'.repeat(200)
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html><head><!--site:start--><title>Huebook</title><!--site:end--></head><body></body></html>',
  )
  await writeFile(
    join(root, 'prerendered.html'),
    '<!doctype html><html><head><!--site:start--><!--site:end--></head><body><div id="root"><!--screen--></div></body></html>',
  )
  await writeFile(join(root, 'assets/app-4f2a.js'), script)
  await writeFile(join(root, 'assets/app-4f2a.js.br'), brotliCompressSync(script))
  await writeFile(join(root, 'assets/app-4f2a.js.gz'), gzipSync(script))
  await writeFile(join(root, 'service-worker.js'), 'self.addEventListener("fetch", () => {})')
  await writeFile(join(root, 'og.png'), 'the picture of a new site')
  await writeFile(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await cp(new URL('favicon.svg', PUBLIC), join(root, 'favicon.svg'))
  await cp(new URL('landing/', PUBLIC), join(root, 'landing'), { recursive: true })
  return root
}
