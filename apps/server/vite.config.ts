import { defineConfig } from 'vite'

/**
 * Bundles our own sources, and the two libraries of a hundred small files each that every start would have to find and
 * read; what else comes from the registry stays where npm put it. What meets zod's schemas has to come along with it.
 */
export default defineConfig({
  build: {
    ssr: true,
    // Chunks beside the entries: `locations.ts` counts on being one folder below the package.
    rolldownOptions: {
      input: [
        'src/main.ts',
        'src/backup.ts',
        'src/restore.ts',
        'src/forget-secret.ts',
        'src/demo.ts',
        'src/pixel-worker.ts',
      ],
      output: { chunkFileNames: '[name]-[hash].js' },
      // On a slow machine it would warn whoever starts the site for the first time.
      checks: { bundlerTimings: false },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
  },
  ssr: { noExternal: [/^@huebook\//, /^drizzle-orm/, /^zod/, /^fastify-type-provider-zod/] },
})
