import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { inProject } from '../../scripts/steps/project.mjs'
import { pluginHeaders } from './plugin-headers.ts'

/** What a page asks of the shell. */
interface Call {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}

type Answers = Record<string, (options: Record<string, unknown>) => unknown>

/** Capacitor's own script, which the shell of Android puts before every page. */
const BRIDGE = readFileSync(
  inProject('node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
  'utf8',
)

/** Where the camera lays what it has taken. */
export const PHOTO = 'https://localhost/_capacitor_file_/photo.jpg'

/** What was kept on the phone before. */
interface Kept {
  session: string
  server: string
}

/** What the plugin puts before the names of secrets. */
const SECRET = 'capacitor-storage_'

/** Answers for the phone: what is kept there outlives the page, and what it is asked is written down. */
function createPhone(asked: string[], kept: Kept | undefined) {
  const secrets = new Map(kept && [[`${SECRET}auth`, kept.session]])
  const notes = new Map(kept && Object.entries({ installed: 'yes', server: kept.server }))
  const files = new Map<string, Buffer[]>()
  const piece = (data: unknown) => Buffer.from(String(data), 'base64')
  const answers: Answers = {
    'SecureStorage.internalGetItem': ({ prefixedKey }) => ({ data: secrets.get(String(prefixedKey)) ?? null }),
    'SecureStorage.internalSetItem': ({ prefixedKey, data }) => void secrets.set(String(prefixedKey), String(data)),
    'SecureStorage.internalRemoveItem': ({ prefixedKey }) => ({ success: secrets.delete(String(prefixedKey)) }),
    'Preferences.get': ({ key }) => ({ value: notes.get(String(key)) ?? null }),
    'Preferences.set': ({ key, value }) => void notes.set(String(key), String(value)),
    'Filesystem.writeFile': ({ path, data }) => void files.set(String(path), [piece(data)]),
    'Filesystem.appendFile': ({ path, data }) => void files.get(String(path))?.push(piece(data)),
    'Filesystem.getUri': ({ path }) => ({ uri: `file:///storage/emulated/0/Documents/${path}` }),
    'Camera.takePhoto': () => ({ type: 0, saved: false, webPath: PHOTO }),
  }
  return {
    secrets,
    files,
    answer({ pluginId, methodName, options }: Call): unknown {
      asked.push(`${pluginId}.${methodName}`)
      return answers[`${pluginId}.${methodName}`]?.(options) ?? {}
    },
  }
}

/** Plays the shell of an Android phone around the pages of a browser: at its own bridge, with all that its plugins offer. */
export async function playShell(context: BrowserContext, kept?: Kept) {
  const asked: string[] = []
  const heard = new Map<string, string>()
  const phone = createPhone(asked, kept)
  const headers = pluginHeaders()
  const offers = ({ pluginId, methodName }: Call) =>
    headers.some(({ name, methods }) => name === pluginId && methods.some((method) => method.name === methodName))

  await context.exposeBinding('askPhone', (_source, message: string) => {
    const call = JSON.parse(message) as Call
    const { callbackId, pluginId, methodName } = call
    if (methodName === 'addListener') return void heard.set(`${pluginId}.${call.options['eventName']}`, callbackId)
    const reply = { callbackId, pluginId, methodName, save: false }
    if (!offers(call)) return { ...reply, success: false, error: { message: `There is no ${pluginId}.${methodName}` } }
    return { ...reply, success: true, data: phone.answer(call) }
  })
  await context.addInitScript(
    ({ bridge, told }) => {
      // A message that no reply is for, such as what is logged, has no number.
      const here = window as unknown as Record<string, unknown> & { askPhone(message: string): Promise<unknown> }
      const androidBridge = {
        onmessage: (_event: { data: string }) => {},
        async postMessage(message: string) {
          const reply = await here.askPhone(message)
          if (reply) androidBridge.onmessage({ data: JSON.stringify(reply) })
        },
      }
      here['androidBridge'] = androidBridge
      here['Capacitor'] = { DEBUG: false, isLoggingEnabled: false, Plugins: {} }
      // As a shell does it, which has no module to import.
      new Function(bridge)()
      Object.assign(here['Capacitor'] as object, { PluginHeaders: told })
    },
    { bridge: BRIDGE, told: headers },
  )

  return {
    asked,
    files: phone.files,
    /** What is kept where nobody else may read it. */
    secret: (key: string) => phone.secrets.get(SECRET + key) ?? null,
    hears: (event: string) => heard.has(event),
    /** The system tells the app of something. */
    tell: (page: Page, event: string, data: object = {}): Promise<void> => {
      const [pluginId, eventName] = event.split('.')
      const told = {
        callbackId: heard.get(event),
        pluginId,
        methodName: 'addListener',
        eventName,
        save: true,
        success: true,
        data,
      }
      return page.evaluate((result) => {
        const { Capacitor } = window as unknown as { Capacitor: { fromNative(result: unknown): void } }
        Capacitor.fromNative(result)
      }, told)
    },
  }
}
