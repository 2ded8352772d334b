import { install } from './steps/install.mjs'

await install()
// Not above: in a fresh clone what it needs is there only now.
const { landingPictures } = await import('./commands/landing-pictures.mjs')
console.log(JSON.stringify(await landingPictures(), null, 2))
