import { defineConfig } from 'vitest/config'

/** Tests that start a database or a server of their own; everything else is a unit test. */
const HEAVY = ['**/*.integration.test.ts', '**/*.process.test.ts', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...HEAVY, '**/node_modules/**'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { name: 'web', include: ['src/**/*.test.ts'] },
      },
      {
        // On the embedded PostgreSQL, or on the one DATABASE_URL names.
        test: {
          name: 'integration',
          include: ['apps/server/src/**/*.integration.test.ts'],
          globalSetup: 'apps/server/src/testing/database-server.ts',
        },
      },
      {
        // Real processes that are started, killed and started again.
        test: {
          name: 'process',
          include: ['apps/server/src/**/*.process.test.ts', 'e2e/**/*.process.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
