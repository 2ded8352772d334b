import { defineConfig } from 'vitest/config'

/** Tests that start a database or a server of their own; everything else is a unit test. */
const HEAVY = ['**/*.integration.test.ts', '**/*.process.test.ts', '**/*.e2e.test.ts', '**/*.desktop.test.ts']

/**
 * Half an hour to end anything that hangs. Nothing shorter: how long a test takes says how busy the machine is, and
 * nothing about the product. What waits for the work of others gives up much earlier, once that stands still: `waitFor`.
 */
const PATIENCE = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 120_000 } },
}

/** The files share what they have loaded, for that takes longer than most of them. */
const SHARED = { isolate: false }

/** Bundled by a command under test: megabytes that need no translating any more. */
const BUNDLED = { deps: { external: [/\/\.cache\/packages\//] } }

/** Makes what is built of the product, unless it is there. */
const BUILT = 'scripts/suites/what-is-built.mjs'

/** A database server for all files, from which each takes a copy of its own: the embedded one, or DATABASE_URL's. */
const DATABASE = { ...SHARED, globalSetup: [BUILT, 'apps/server/src/testing/database-server.ts'] }

/** Tests that work on pixels, page after page: they keep every core busy that they are given. */
const DRAWING = ['packages/{coloring,illustrator,lineart}/**/*.test.ts', 'scripts/commands/**/*.test.ts']
const PIXELS = ['apps/server/src/features/{creations,exports,gallery,uploads}/**/*.integration.test.ts']

/**
 * What another PostgreSQL could answer differently: migrations, what the database itself promises (jobs, locks, limits,
 * notices, a connection that is lost), search, order, time zones, plans of queries, and what many do at once. The rest says
 * the same wherever the rows are kept.
 */
const BY_DATABASE = [
  'platform/**/*',
  'sweeps',
  'http/outage',
  'features/{analytics,audit,coloreds,credits,files,pages,reviews,sessions,setup}/*',
  'features/payments/{comparison,events,subscription-list}',
  'features/sign-in/sign-in',
  'features/users/{leaving,names,users-list}',
]

export default defineConfig({
  test: {
    teardownTimeout: PATIENCE.hookTimeout,
    projects: [
      {
        test: {
          ...PATIENCE,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: [...HEAVY, ...DRAWING, '**/node_modules/**'],
          // What they share keeps nothing in mind between calls; to load it anew for each would take as long as all tests.
          ...SHARED,
          server: BUNDLED,
        },
      },
      {
        test: { ...PATIENCE, ...SHARED, name: 'drawing', include: DRAWING, server: BUNDLED },
      },
      {
        // What the app remembers of somebody, a test forgets when it ends: they come in any order.
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { ...PATIENCE, ...SHARED, name: 'web', include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          ...PATIENCE,
          ...DATABASE,
          name: 'integration',
          include: ['apps/server/src/**/*.integration.test.ts'],
          exclude: PIXELS,
        },
      },
      {
        test: { ...PATIENCE, ...DATABASE, name: 'pixels', include: PIXELS },
      },
      {
        // The part of them that another PostgreSQL could answer differently.
        test: {
          ...PATIENCE,
          ...DATABASE,
          name: 'database',
          include: BY_DATABASE.map((file) => `apps/server/src/${file}.integration.test.ts`),
        },
      },
      {
        // Every kind of request to Stripe, while stripe-mock looks at each.
        test: {
          ...PATIENCE,
          ...DATABASE,
          name: 'stripe',
          include: ['checkout', 'subscriptions'].map(
            (file) => `apps/server/src/features/payments/${file}.integration.test.ts`,
          ),
        },
      },
      {
        // Real processes that are started, killed and started again.
        test: {
          ...PATIENCE,
          ...SHARED,
          name: 'process',
          include: ['apps/server/src/**/*.process.test.ts', 'e2e/**/*.process.test.ts'],
          globalSetup: [BUILT, 'apps/server/src/platform/db/embedded/test-setup.ts', 'e2e/processes/test-setup.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          ...SHARED,
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          globalSetup: [BUILT, 'e2e/site/test-setup.ts'],
        },
      },
      {
        // Needs the packaged desktop app: only "npm run test:desktop" has it.
        test: {
          ...PATIENCE,
          name: 'desktop',
          include: ['e2e/**/*.desktop.test.ts'],
          globalSetup: [BUILT, 'e2e/processes/test-setup.ts'],
        },
      },
    ],
  },
})
