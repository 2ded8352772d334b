// For Capacitor's own program, which reads it as CommonJS.
const { HUEBOOK_SERVER } = process.env

/** @type {import('@capacitor/cli').CapacitorConfig} */
module.exports = {
  appId: 'org.huebook.app',
  appName: 'Huebook',
  webDir: 'dist',
  android: {
    // A site at home or in a classroom rarely has a certificate; an app that is made for one with https speaks no other way.
    allowMixedContent: !HUEBOOK_SERVER?.startsWith('https:'),
  },
  ios: { contentInset: 'never', allowsLinkPreview: false },
  plugins: {
    // Light on dark and dark on light, as the screens are.
    StatusBar: { style: 'DEFAULT' },
    SystemBars: { style: 'DEFAULT', insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
    Keyboard: { style: 'DEFAULT' },
  },
}
