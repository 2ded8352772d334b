import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { inProject } from './project.mjs'

const ANDROID = 'apps/mobile/android/app/src/main/res'
const IOS = 'apps/mobile/ios/App/App/Assets.xcassets'

/** The site's own mark: what is drawn there lies on a sheet of its own colour. */
const MARK = readFileSync(inProject('apps/web/public/favicon.svg'), 'utf8')
/** Its side, in its own units. */
const MARK_SIDE = 40
const SHEET = /<rect [^>]*\/>/
const PAPER = '#FFFCF7'

/** Pixels of one unit of Android's, by the kind of screen. */
const SCREENS = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
const LAUNCHER = 48
/** A launcher cuts its own shape out of a larger icon: only a circle of 66 in the middle is always seen. */
const ADAPTIVE = 108
const ALWAYS_SEEN = 0.6

const inner = (/** @type {string} */ svg) =>
  svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/<title>.*?<\/title>/, '')

/** What is drawn on the sheet, alone; so large a part of the picture. @param {number} part @param {string} [below] */
function drawing(part, below = '') {
  const side = MARK_SIDE / part
  const from = (MARK_SIDE - side) / 2
  const box = `${from} ${from} ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${below}${inner(MARK).replace(SHEET, '')}</svg>`
}

const filled = (/** @type {string} */ shape) => `${shape.replace('/>', ` fill="${PAPER}"/>`)}`
const everywhere = filled('<rect x="-60" y="-60" width="160" height="160"/>')
const circle = filled('<circle cx="20" cy="20" r="18.5" stroke="#1F2430" stroke-width="2"/>')
const onCircle = `<g transform="translate(20 20) scale(0.78) translate(-20 -20)">${inner(MARK).replace(SHEET, '')}</g>`
const round = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${circle}${onCircle}</svg>`

/** In one colour, which a phone replaces by its own: lines alone. */
const lines = (/** @type {string} */ svg) =>
  svg.replace(/fill="#[0-9A-F]{6}"/g, 'fill="none"').replace(/stroke="#[0-9A-F]{6}"/g, 'stroke="#FFFFFF"')

/** @typedef {{ file: string, svg: string, side: number, isOpaque?: boolean }} Icon */

/** @returns {Icon[]} */
function androidIcons() {
  return Object.entries(SCREENS).flatMap(([screen, scale]) => {
    const folder = `${ANDROID}/mipmap-${screen}`
    const large = drawing(ALWAYS_SEEN)
    return [
      { file: `${folder}/ic_launcher.png`, svg: MARK, side: LAUNCHER * scale },
      { file: `${folder}/ic_launcher_round.png`, svg: round, side: LAUNCHER * scale },
      { file: `${folder}/ic_launcher_foreground.png`, svg: large, side: ADAPTIVE * scale },
      { file: `${folder}/ic_launcher_monochrome.png`, svg: lines(large), side: ADAPTIVE * scale },
    ]
  })
}

/** Every picture of the shells of phones, and what it is made of. @returns {Icon[]} */
export const mobileIcons = () => [
  ...androidIcons(),
  { file: `${IOS}/AppIcon.appiconset/icon.png`, svg: drawing(0.8, everywhere), side: 1024, isOpaque: true },
  ...[1, 2, 3].map((scale) => ({ file: `${IOS}/Splash.imageset/splash-${scale}x.png`, svg: MARK, side: 192 * scale })),
]

/** Draws them all; a store refuses an icon that something could shine through. */
export async function drawMobileIcons() {
  for (const { file, svg, side, isOpaque = false } of mobileIcons()) {
    mkdirSync(dirname(inProject(file)), { recursive: true })
    const picture = sharp(Buffer.from(svg), { density: 72 * 32 }).resize(side, side)
    await (isOpaque ? picture.flatten({ background: PAPER }) : picture)
      .png({ compressionLevel: 9 })
      .toFile(inProject(file))
  }
}
