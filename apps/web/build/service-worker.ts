import type { Plugin } from 'vite'

/** The source of the worker, and what stands in it for the list of files. */
const SOURCE = 'src/offline/service-worker.ts'
const PLACEHOLDER = '__APP_FILES__'
const NAME = 'service-worker'

/** What the app needs to open; its other files, such as the picture for links to the site, are nobody's business offline. */
const NEEDED = /^assets\/.*\.(js|css|woff2)$/

/** Builds the service worker beside the app, and tells it the names of all files that the app is made of. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: { [NAME]: SOURCE },
              output: {
                // Its address has to stay the same, and says which screens are its own: all of them.
                entryFileNames: ({ name }) => (name === NAME ? '[name].js' : 'assets/[name]-[hash].js'),
              },
            },
          },
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[`${NAME}.js`]
        if (worker?.type !== 'chunk') throw new Error('There is no service worker')
        if (worker.imports.length > 0) throw new Error('A service worker is one file: let it import nothing of the app')
        const files = Object.keys(bundle).filter((file) => NEEDED.test(file))
        worker.code = worker.code.replace(PLACEHOLDER, JSON.stringify(files.sort().map((file) => `/${file}`)))
      },
    },
  }
}
