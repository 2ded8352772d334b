import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { callTable } from './build/call-table.ts'
import { notice } from './build/notice.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerendered } from './build/prerendered.ts'
import { serviceWorker } from './build/service-worker.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`

/** What most screens are made of. */
const PARTS = /apps\/web\/src\/(ui|session|api|features\/(pages|coloreds|site))\/.*\.tsx?$/

/** How all screens look. A stylesheet that came with one of them would have the browser lay out anew whatever is shown. */
const STYLES = /apps\/web\/src\/.*\.css$/

/** Screens that need something before it is loaded with the first of them. */
const SHARED = 3

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    callTable(),
    preloadFonts(),
    prerendered(),
    notice(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: 'dist/site',
    // An inlined asset would be a data: address, which the site's security policy refuses for fonts and scripts.
    assetsInlineLimit: 0,
    // Chromium, Firefox and Safari of the last three years: what the stylesheets' own features need anyway.
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a slow machine it would warn whoever starts the site for the first time.
      checks: { bundlerTimings: false },
      treeshake: {
        // Taking a constant from the contract must not bring its schemas along.
        moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }],
      },
    },
  },
  // One command builds both: the app, and what the server writes pages with.
  builder: {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few files instead of hundreds: a browser waits for each, and takes milliseconds only to ask for it.
              // Each group is made of what the ones before it have not taken, and imports only from those.
              groups: [
                { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
                { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 2 },
                {
                  name: 'radix',
                  test: /\/node_modules\/(@radix-ui|@floating-ui)\//,
                  minShareCount: SHARED,
                  priority: 2,
                },
                { name: 'styles', test: STYLES, priority: 2 },
                { name: 'parts', test: PARTS, minShareCount: SHARED, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/rendering',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: 'src/prerender/render.tsx' },
      },
      // In one file, since each library would be hundreds to find and read.
      resolve: { noExternal: true },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/files': server },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
})
