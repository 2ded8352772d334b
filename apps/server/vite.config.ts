import { defineConfig } from 'vite'

/** Bundles our own sources into one file; everything from the registry stays where npm put it. */
export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20', sourcemap: true, emptyOutDir: true },
  ssr: { noExternal: [/^@huebook\//] },
})
