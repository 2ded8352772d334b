/** Chromium's own background work has no place in a test, nor while something is timed. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What every Chromium is started with, in tests, tours and benchmarks. */
export const CHROMIUM_FLAGS: readonly string[] =
  // Chromium refuses its sandbox to root.
  process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET
