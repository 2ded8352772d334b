import { defineConfig } from 'vite'

/** Bundles our own sources; everything from the registry stays where npm put it. */
export default defineConfig({
  build: {
    ssr: true,
    // Chunks beside the entries: `locations.ts` counts on being one folder below the package.
    rolldownOptions: {
      input: ['src/main.ts', 'src/demo.ts', 'src/pixel-worker.ts'],
      output: { chunkFileNames: '[name]-[hash].js' },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { noExternal: [/^@huebook\//] },
})
