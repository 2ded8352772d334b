/** What Android's own library declares for every app, and lets nobody else have. */
const OF_THE_APP_ITSELF = '.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION'

/** @param {string} manifest @param {string} element */
const tagsOf = (manifest, element) =>
  [...manifest.replace(/<!--[\s\S]*?-->/g, '').matchAll(new RegExp(`<${element}\\s[^>]*>`, 'g'))].map(([tag]) => tag)

/** @param {string} tag @param {string} name */
const attribute = (tag, name) => new RegExp(`android:${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** @param {string} manifest */
function permissionsOf(manifest) {
  return ['uses-permission', 'uses-permission-sdk-23']
    .flatMap((element) => tagsOf(manifest, element))
    .filter((tag) => !tag.includes('tools:node="remove"'))
    .map((tag) => [attribute(tag, 'name'), attribute(tag, 'maxSdkVersion')].filter(Boolean).join(' up to '))
    .filter((permission) => !permission.endsWith(OF_THE_APP_ITSELF))
}

/** @param {string} manifest */
function openPartsOf(manifest) {
  return ['activity', 'activity-alias', 'service', 'receiver', 'provider']
    .flatMap((element) => tagsOf(manifest, element))
    .filter((tag) => attribute(tag, 'exported') === 'true')
    .map((tag) => attribute(tag, 'name').replace(/^.*\./, ''))
}

/**
 * What plugins and libraries have brought along although the app's own manifest does not say it, in words for a person.
 * @param {string} own
 * @param {string} merged
 * @returns {string[]}
 */
export function broughtAlong(own, merged) {
  const beyond = (/** @type {(manifest: string) => string[]} */ of) =>
    of(merged).filter((one) => !of(own).includes(one))
  const lost = permissionsOf(own).filter((permission) => !permissionsOf(merged).includes(permission))
  return [
    ...beyond(permissionsOf).map((permission) => `A plugin or library asks for ${permission}.`),
    ...lost.map((permission) => `The app no longer asks for ${permission}.`),
    ...beyond(openPartsOf).map((part) => `A plugin or library opens ${part} to other apps.`),
  ]
}
