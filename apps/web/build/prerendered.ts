import type { Plugin } from 'vite'

/** Its script, as Vite writes it. */
const SCRIPT = '<script type="module" crossorigin'

/** What it shares with the app: one script and one stylesheet, since each would be another one to wait for before the first paint. */
const STARTING = new RegExp(
  [
    'src/paths.ts',
    'src/session/(stored-session|begun-page|forgiving-storage).ts',
    'src/features/auth/after-signing-in.ts',
    'src/features/landing/(platforms|external-address).ts',
    'src/(ui/theme|features/landing/landing).css',
    'contract/src/constants.ts',
    'vite/preload-helper',
  ].join('|'),
)

/** Before the app's own files take what the two share. */
const FIRST = 9

/** Builds the page that the server writes screens into beside the app's own. */
export function prerendered(): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: { index: 'index.html', prerendered: 'prerendered.html' },
              output: { codeSplitting: { groups: [{ name: 'starting', test: STARTING, priority: FIRST }] } },
            },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!filename.endsWith('/prerendered.html')) return html
        // Vite drops it. The script is small, and whoever is signed in is not to see the way to sign in for a moment.
        return html.replace(SCRIPT, `${SCRIPT} blocking="render"`)
      },
    },
  }
}
