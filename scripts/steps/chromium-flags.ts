/** Chromium's own background work has no place in a test, nor while something is timed. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What a Chromium with windows makes beside every screen, and nobody here ever sees: two renderers for what drops down
 * from its address bar, and one in case another screen is opened. With them, a visit to one screen takes the processor
 * two thirds longer.
 */
const BESIDE_A_SCREEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Playwright's list, but for other systems and browsers: Chromium heeds only the last it is given, which is ours. */
const BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const ALL = [...QUIET, `--disable-features=${[...BY_PLAYWRIGHT, ...BESIDE_A_SCREEN].join()}`]

/** What every Chromium is started with, in tests, tours and benchmarks. */
export const CHROMIUM_FLAGS: readonly string[] =
  // Chromium refuses its sandbox to root.
  process.getuid?.() === 0 ? [...ALL, '--no-sandbox'] : ALL
