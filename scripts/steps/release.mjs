/** What packages are called for everybody, the same for every version: a link to the newest of them stays as it is. */
const NAMES = /** @type {const} */ ([
  [/\.deb$/, 'huebook.deb'],
  [/-setup\.exe$/, 'huebook-setup.exe'],
  [/\.dmg$/, 'huebook.dmg'],
  [/\.app\.tar\.gz$/, 'huebook.app.tar.gz'],
])

/** Which package an app takes its new version from, by the system as the updater calls it. */
const FEED = {
  'linux-x86_64': 'huebook.deb',
  'windows-x86_64': 'huebook-setup.exe',
  'darwin-x86_64': 'huebook.app.tar.gz',
  'darwin-aarch64': 'huebook.app.tar.gz',
}

/**
 * What a package, or its signature, is called when it is published; null for anything else.
 * @param {string} path
 */
export function publicName(path) {
  const [, signed = '', sig = ''] = /^(.*?)(\.sig)?$/s.exec(path) ?? []
  const name = NAMES.find(([ending]) => ending.test(signed))?.[1]
  return name ? name + sig : null
}

/**
 * Why a tag cannot be released; null where it can. An app whose version is not its tag's would update for ever.
 * @param {string | undefined} tag @param {string} version
 */
export const wrongTag = (tag, version) =>
  tag && tag !== `v${version}` ? `The tag is ${tag}, but package.json says ${version}.` : null

/**
 * What differs between a package of somebody's own and one that is published.
 * @param {{ publicKey: string | undefined, feed: string | undefined, windowsSign: string | undefined }} given
 */
export function updaterConfig({ publicKey, feed, windowsSign }) {
  const windows = windowsSign ? { windows: { signCommand: windowsSign } } : {}
  if (!publicKey || !feed) return { bundle: windows }
  return {
    // With the feature alone, an app could not start: it would look for its feed.
    build: { features: ['updater'] },
    bundle: { ...windows, createUpdaterArtifacts: true },
    plugins: { updater: { pubkey: publicKey, endpoints: [feed] } },
  }
}

/**
 * What apps read to learn of a new version; null where nothing is signed.
 * @param {{ repository: string, tag: string, signatures: Record<string, string>, now: Date }} release
 */
export function feedOf({ repository, tag, signatures, now }) {
  const platforms = Object.entries(FEED).flatMap(([system, name]) => {
    const signature = signatures[name]
    const url = `https://github.com/${repository}/releases/download/${tag}/${name}`
    return signature ? [[system, { signature: signature.trim(), url }]] : []
  })
  if (platforms.length === 0) return null
  return { version: tag.replace(/^v/, ''), pub_date: now.toISOString(), platforms: Object.fromEntries(platforms) }
}
