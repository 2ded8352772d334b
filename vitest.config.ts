import { defineConfig } from 'vitest/config'

/** Tests that start a database or a server of their own; everything else is a unit test. */
const HEAVY = ['**/*.integration.test.ts', '**/*.process.test.ts', 'e2e/**']

/**
 * Five minutes to end anything that hangs. Nothing shorter: how long a test takes says how busy the machine is, and
 * nothing about the product.
 */
const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  test: {
    teardownTimeout: PATIENCE.hookTimeout,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...HEAVY, '**/node_modules/**'],
          // What they share keeps nothing in mind between calls; to load it anew for each would take as long as all tests.
          isolate: false,
        },
      },
      {
        // Each file is a visit of its own: what the app remembers of one must not be there for the next.
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { ...PATIENCE, name: 'web', include: ['src/**/*.test.ts'] },
      },
      {
        // On the embedded PostgreSQL, or on the one DATABASE_URL names.
        test: {
          ...PATIENCE,
          name: 'integration',
          include: ['apps/server/src/**/*.integration.test.ts'],
          // Loading the server takes longer than most files; each builds one of its own from what they share.
          isolate: false,
          globalSetup: 'apps/server/src/testing/database-server.ts',
        },
      },
      {
        // Real processes that are started, killed and started again.
        test: {
          ...PATIENCE,
          name: 'process',
          include: ['apps/server/src/**/*.process.test.ts', 'e2e/**/*.process.test.ts'],
          globalSetup: 'apps/server/src/platform/db/embedded/test-setup.ts',
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: 'e2e/site/test-setup.ts',
        },
      },
    ],
  },
})
