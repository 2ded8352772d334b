import type { Plugins } from './plugins.ts'

type Heard = (told: never) => void

/** A shell that writes down what it is asked, and plays the device; with the signatures of the real plugins. */
export function recordingShell() {
  const asked: [what: string, how?: unknown][] = []
  const heard = new Map<string, Heard>()
  const secrets = new Map<string, string>()
  const notes = new Map<string, string>()
  const files = new Map<string, string[]>()
  /** What goes wrong, by what is asked, and with what words. */
  const broken = new Map<string, string>()

  async function ask(what: string, how?: unknown): Promise<void> {
    asked.push([what, how])
    const trouble = broken.get(what)
    if (trouble) throw new Error(trouble)
  }
  async function listen(event: string, listener: Heard) {
    heard.set(event, listener)
    return { remove: async () => void heard.delete(event) }
  }

  const plugins: Plugins = {
    App: { addListener: listen as Plugins['App']['addListener'], minimizeApp: () => ask('leave') },
    Browser: {
      open: ({ url }) => ask('browse', url),
      close: () => ask('close browser'),
      addListener: listen as Plugins['Browser']['addListener'],
    },
    Camera: {
      async takePhoto(options) {
        await ask('take photo', options)
        return { type: 0, saved: false, webPath: 'https://localhost/_capacitor_file_/photo.jpg' }
      },
      async chooseFromGallery(options) {
        await ask('choose picture', options)
        return { results: [{ type: 0, saved: false, webPath: 'https://localhost/_capacitor_file_/fox.png' }] }
      },
    },
    Filesystem: {
      async writeFile({ path, data, directory }) {
        await ask('write', `${directory}/${path}`)
        files.set(path, [data as string])
        return { uri: `file:///documents/${path}` }
      },
      async appendFile({ path, data }) {
        await ask('append', path)
        files.get(path)?.push(data as string)
      },
      async deleteFile({ path }) {
        await ask('delete', path)
        files.delete(path)
      },
      getUri: async ({ path }) => ({ uri: `file:///documents/${path}` }),
    },
    Haptics: { impact: (options) => ask('tick', options) },
    Preferences: {
      get: async ({ key }) => ({ value: notes.get(key) ?? null }),
      set: async ({ key, value }) => void notes.set(key, value),
    },
    Printer: { printWebView: (options) => ask('print', options) },
    SecureStorage: {
      async getItem(key) {
        await ask('read secret', key)
        return secrets.get(key) ?? null
      },
      async setItem(key, value) {
        await ask('keep secret', key)
        secrets.set(key, value)
      },
      async removeItem(key) {
        await ask('forget secret', key)
        secrets.delete(key)
      },
    },
    Share: {
      async share(options) {
        await ask('share', options)
        return {}
      },
    },
  }

  return {
    plugins,
    asked,
    broken,
    secrets,
    notes,
    files,
    /** What the system tells the app. */
    tell: (event: string, told: unknown = {}) => heard.get(event)?.(told as never),
    hears: (event: string) => heard.has(event),
  }
}
