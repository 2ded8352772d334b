import { expect, test } from 'vitest'
import { feedOf, publicName, updaterConfig, wrongTag } from './release.mjs'

test.each([
  ['Debian/release/bundle/deb/Huebook_1.2.0_amd64.deb', 'huebook.deb'],
  ['Windows\\nsis\\Huebook_1.2.0_x64-setup.exe', 'huebook-setup.exe'],
  ['Mac/dmg/Huebook_1.2.0_universal.dmg', 'huebook.dmg'],
  ['Mac/macos/Huebook.app.tar.gz.sig', 'huebook.app.tar.gz.sig'],
  ['Mac/macos/Huebook.app/Contents/Info.plist', null],
])('%s is published as %s', (path, name) => {
  expect(publicName(path)).toBe(name)
})

test('an app finds the new version of its own system in the feed, with the signature it asks for', () => {
  const release = { repository: 'somebody/huebook', tag: 'v1.2.0', now: new Date('2026-11-18T12:00:00Z') }
  const signatures = { 'huebook.deb': 'of Debian\n', 'huebook.app.tar.gz': 'of Macs' }
  expect(feedOf({ ...release, signatures })).toEqual({
    version: '1.2.0',
    pub_date: '2026-11-18T12:00:00.000Z',
    platforms: {
      'linux-x86_64': {
        signature: 'of Debian',
        url: 'https://github.com/somebody/huebook/releases/download/v1.2.0/huebook.deb',
      },
      'darwin-x86_64': expect.objectContaining({ signature: 'of Macs' }),
      'darwin-aarch64': expect.objectContaining({ signature: 'of Macs' }),
    },
  })
  expect(feedOf({ ...release, signatures: {} })).toBeNull()
})

test('an app looks for new versions only where there is a key to know them by', () => {
  const feed = 'https://github.com/somebody/huebook/releases/latest/download/latest.json'
  expect(updaterConfig({ publicKey: undefined, feed, windowsSign: undefined })).toEqual({ bundle: {} })
  expect(updaterConfig({ publicKey: 'key', feed, windowsSign: 'sign %1' })).toEqual({
    build: { features: ['updater'] },
    bundle: { createUpdaterArtifacts: true, windows: { signCommand: 'sign %1' } },
    plugins: { updater: { pubkey: 'key', endpoints: [feed] } },
  })
})

test('a tag is released with its own version and no other', () => {
  expect(wrongTag('v1.2.0', '1.2.0')).toBeNull()
  expect(wrongTag(undefined, '1.2.0')).toBeNull()
  expect(wrongTag('v1.3.0', '1.2.0')).toBe('The tag is v1.3.0, but package.json says 1.2.0.')
})
