import { install } from './steps/install.mjs'

await install()
// Not above: in a fresh clone what draws is there only now.
const { drawMobileIcons } = await import('./steps/mobile-icons.mjs')
await drawMobileIcons()
