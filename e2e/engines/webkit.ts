import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { freePort } from '../site/server-process.ts'
import { startBound } from './bound-process.ts'
import { downloadInto } from './downloads.ts'
import type { OwnDriver, Point } from './driver.ts'

/** How WebDriver names an element in what it sends. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Record<typeof ELEMENT, string>

/** WebKit's own small browser, which its driver starts. */
const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

/** Larger than the window it opens, in pixels and bits. */
const SCREEN = '1280x1024x24'

/** Starts a program that is given after this, and writes down where the bus is: only what it starts itself is told. */
const TELL_BUS = 'echo "$DBUS_SESSION_BUS_ADDRESS" > "$HOME/bus"; exec "$0" "$@"'

/** A program with a web view of WebKit's, which lets itself be driven. */
interface Driven {
  binary: string
  args: readonly string[]
  /** What it is told beside the rest. */
  env?: Readonly<Record<string, string>>
}

/** A driver whose program has a screen and a folder that nobody else uses. */
export interface OwnScreen extends OwnDriver {
  /** What programs need to be on the same screen, and to be heard by those that are there. */
  readonly env: Readonly<Record<string, string>>
  readonly downloads: string
}

const MINI: Driven = { binary: MINI_BROWSER, args: ['--automation'] }

/** WebKit as GTK has it, on a screen that nobody sees; driven by plain WebDriver. */
export async function startWebKit(program: string, driven: Driven = MINI): Promise<OwnScreen> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-webkit-'))
  const downloads = join(folder, 'downloads')
  await mkdir(downloads)
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = await startScreen()
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    DISPLAY: screen.name,
    LANG: 'en_US.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // It cannot be had where root runs the tests, as in containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    ...driven.env,
  }
  const server = startBound('dbus-run-session', ['--', 'sh', '-c', TELL_BUS, program, `--port=${port}`], env)
  const close = async () => {
    await server.close()
    await screen.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const root = `http://127.0.0.1:${port}`
  try {
    await waitFor(
      () => fetch(`${root}/status`).then((answer) => answer.ok),
      () => undefined,
    )
    const session = await openSession(root, driven)
    const bus = (await readFile(join(folder, 'bus'), 'utf8')).trim()
    return { ...driverOf(session, downloads), env: { ...env, DBUS_SESSION_BUS_ADDRESS: bus }, downloads, close }
  } catch (failure) {
    await close()
    throw failure
  }
}

type Send = <Answer>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>

async function openSession(root: string, { binary, args }: Driven): Promise<Send> {
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } }
  const { sessionId } = await call<{ sessionId: string }>('POST', `${root}/session`, { capabilities: wanted })
  const send: Send = (method, path, body) => call(method, `${root}/session/${sessionId}${path}`, body)
  await send('POST', '/timeouts', { script: 120_000, pageLoad: 120_000, implicit: 0 })
  return send
}

async function call<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) })
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
  return value
}

function driverOf(send: Send, downloads: string) {
  const act = (actions: object) => send<void>('POST', '/actions', { actions: [actions] })
  const move = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
    origin: 'viewport',
  })
  const typeInto = (element: Element, text: string) =>
    send<void>('POST', `/element/${element[ELEMENT]}/value`, { text })

  return {
    goto: (address: string) => send<void>('POST', '/url', { url: address }),
    reload: () => send<void>('POST', '/refresh'),
    async evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
      // Its last argument is how the page answers.
      const script = `const [given, answer] = arguments
        Promise.resolve().then(() => (${run})(given)).then((value) => answer({ value }), (e) => answer({ failure: String(e) }))`
      const { value, failure } = await send<{ value?: Answer; failure?: string }>('POST', '/execute/async', {
        script,
        args: [given],
      })
      if (failure) throw new Error(failure)
      return value as Answer
    },
    drag: ([first, ...rest]: readonly Point[]) =>
      first
        ? act({
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              move(first),
              { type: 'pointerDown', button: 0 },
              ...rest.map(move),
              { type: 'pointerUp', button: 0 },
            ],
          })
        : Promise.resolve(),
    async type(text: string) {
      await typeInto(await send<Element>('GET', '/element/active'), text)
    },
    async chooseFile(path: string) {
      const using = { using: 'css selector', value: 'input[type=file]' }
      const field = await waitFor(
        () => send<Element>('POST', '/element', using),
        () => undefined,
      )
      await typeInto(field, path)
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    print: async () => null,
    download: (act: () => Promise<void>) => downloadInto(downloads, act),
  }
}

/** A screen in memory. */
async function startScreen(): Promise<{ name: string; close(): Promise<void> }> {
  const screen = startBound('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const [number] = (await once(screen.process.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: screen.close }
}
