import type { Plugin } from 'vite'

/** The two files that nearly every letter on every screen needs; the others wait until a letter asks for them. */
const FIRST_SEEN = /(fredoka|nunito-sans)-latin-wght-normal.*\.woff2$/

/** Lets the browser fetch the fonts beside the stylesheet instead of after it. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_SEEN.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}
