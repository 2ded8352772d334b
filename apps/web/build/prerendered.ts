import type { Plugin } from 'vite'

/** Its script, as Vite writes it. */
const SCRIPT = '<script type="module" crossorigin'

/** Builds the page that the server writes screens into beside the app's own. */
export function prerendered(): Plugin {
  return {
    name: 'prerendered',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { input: { index: 'index.html', prerendered: 'prerendered.html' } } } },
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
