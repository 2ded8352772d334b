import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { writeResult } from '../steps/command.mjs'
import { loadIllustrator } from '../steps/illustrator-package.mjs'
import { loadLineart } from '../steps/lineart-package.mjs'
import { rasterise } from '../steps/picture.mjs'
import { inProject } from '../steps/project.mjs'

const FOLDER = inProject('apps/web/public/landing')
/** How wide the pictures beside the sections are stored (px): twice what a phone shows. */
const WIDTH = 832

/** @typedef {Record<string, [x: number, y: number][]>} Fills which colour goes where */

/** The page a visitor goes on with: drawn by hand, and begun. @type {Fills} */
const FOX = {
  '#EAB308': [
    [779, 229],
    [831, 127],
    [931, 888],
    [826, 944],
  ],
  '#0EA5E9': [
    [171, 174],
    [777, 399],
    [868, 358],
  ],
  '#84CC16': [
    [295, 826],
    [53, 892],
    [61, 775],
  ],
  '#6366F1': [[166, 516]],
  '#EF4444': [[215, 609]],
  '#F97316': [
    [394, 202],
    [690, 202],
    [542, 407],
  ],
  '#EC4899': [
    [428, 306],
    [656, 307],
    [947, 858],
  ],
  '#14B8A6': [[899, 955]],
}
/** A brush that has not got far with the tail yet. @type {[number, number][]} */
const ON_THE_TAIL = [
  [764, 868],
  [790, 705],
  [800, 880],
  [820, 665],
  [838, 876],
  [848, 690],
  [874, 850],
  [880, 710],
  [902, 800],
]

const PICTURES = [
  {
    name: 'cat-with-pencils',
    wish: {
      prompt: 'a cat painting a picture with pencils',
      style: /** @type {const} */ ('scene'),
      detail: /** @type {const} */ (2),
      seed: 1,
    },
    /** @type {Fills} */
    fills: {
      '#EAB308': [[192, 490]],
      '#F97316': [
        [193, 764],
        [640, 755],
        [141, 201],
        [369, 876],
        [186, 903],
        [746, 898],
      ],
      '#6366F1': [
        [880, 871],
        [175, 849],
        [125, 883],
        [760, 827],
        [347, 816],
        [618, 809],
      ],
      '#EC4899': [
        [486, 890],
        [823, 880],
        [473, 829],
        [295, 795],
        [820, 818],
        [112, 822],
      ],
      '#64748B': [
        [483, 390],
        [514, 628],
        [400, 542],
        [426, 562],
        [570, 541],
        [542, 562],
        [648, 826],
        [581, 697],
        [393, 694],
        [408, 821],
        [565, 821],
        [803, 835],
        [312, 812],
        [129, 839],
      ],
      '#0EA5E9': [
        [737, 211],
        [852, 211],
        [737, 332],
        [852, 332],
      ],
      '#78716C': [
        [676, 136],
        [672, 412],
      ],
      '#84CC16': [[273, 236]],
      '#EF4444': [
        [224, 264],
        [869, 677],
        [821, 625],
        [147, 864],
      ],
      '#22C55E': [
        [822, 507],
        [904, 484],
        [907, 521],
        [819, 562],
        [896, 565],
        [868, 600],
        [894, 594],
        [330, 837],
        [846, 591],
      ],
      '#A855F7': [[126, 642]],
      '#14B8A6': [
        [78, 692],
        [939, 864],
        [919, 910],
      ],
      '#3B82F6': [[785, 859]],
    },
  },
  {
    name: 'mailbox-with-birds',
    wish: {
      prompt: 'a mailbox, a letter and two birds in the garden',
      style: /** @type {const} */ ('scene'),
      detail: /** @type {const} */ (1),
      seed: 2,
    },
    /** @type {Fills} */
    fills: {
      '#0EA5E9': [[855, 350]],
      '#EAB308': [
        [178, 133],
        [178, 87],
        [254, 218],
        [222, 250],
        [223, 97],
        [134, 98],
        [102, 130],
        [253, 130],
        [91, 174],
        [265, 174],
        [102, 218],
        [134, 249],
        [178, 261],
        [587, 355],
        [361, 883],
      ],
      '#84CC16': [
        [175, 644],
        [772, 650],
      ],
      '#22C55E': [[914, 914]],
      '#EF4444': [[372, 526]],
      '#F43F5E': [[666, 541]],
      '#64748B': [[385, 371]],
      '#78716C': [[512, 656]],
      '#F97316': [
        [147, 880],
        [297, 820],
      ],
      '#EC4899': [[467, 931]],
      '#14B8A6': [[529, 937]],
      '#6366F1': [[848, 723]],
      '#8B5CF6': [[723, 846]],
    },
  },
]

/** Draws and colours the pictures of the landing, each with the product's own illustrator and engine. */
export async function landingPictures() {
  const { illustrate } = await loadIllustrator()
  const fox = await opened(readFileSync(`${FOLDER}/fox-in-the-garden.svg`, 'utf8'))
  fox.fill(FOX)
  fox.scribble('#F97316', ON_THE_TAIL)
  await store(
    'fox-in-the-garden.png',
    await sharp(fox.illustration).flatten().greyscale().png({ palette: true, colours: 16, dither: 0 }).toBuffer(),
  )
  await store(
    'fox-begun.png',
    await sharp(await fox.drawing())
      .png({ palette: true, effort: 10 })
      .toBuffer(),
  )
  for (const { name, wish, fills } of PICTURES) {
    const page = await opened(illustrate(wish).svg)
    page.fill(fills)
    await store(
      `${name}.webp`,
      await sharp(await page.colored())
        .resize(WIDTH)
        .webp({ quality: 82 })
        .toBuffer(),
    )
  }
  return { written: FOLDER }
}

/** @param {string} name @param {Uint8Array} content */
const store = async (name, content) => writeResult(`${FOLDER}/${name}`, content)

/** A page with an engine to colour it. @param {string} svg */
async function opened(svg) {
  const [lineart, { module: coloring }] = await Promise.all([
    loadLineart(),
    // Its types are a browser's, which scripts do not have.
    /** @type {Promise<{ module: any }>} */ (runnerImport(inProject('packages/coloring/src/index.ts'))),
  ])
  const picture = await rasterise(svg)
  const map = lineart.findRegions(lineart.inkOf(picture))
  const never = () => () => undefined
  const engine = coloring.createEngine({
    clock: { now: () => 0, after: never, frame: never, idle: never },
    encoder: coloring.directEncoder,
    defaultBrush: { size: 20, color: '#000000' },
    illustration: picture,
  })
  engine.setRegions(map)
  engine.setContainer({ width: map.width, height: map.height }, 1)
  engine.fit()
  const bytes = async (/** @type {Promise<Blob>} */ picture) => Buffer.from(await (await picture).arrayBuffer())
  return {
    /** What was painted, without the page. */
    drawing: () => bytes(engine.png()),
    /** The page with what was painted on it. */
    colored: () => bytes(engine.pagePng()),
    illustration: await sharp(picture.data, { raw: { width: map.width, height: map.height, channels: 4 } })
      .png()
      .toBuffer(),
    /** @param {Fills} fills */
    fill(fills) {
      for (const [color, points] of Object.entries(fills)) {
        engine.pickColor(color)
        for (const [x, y] of points) engine.fillRegion(map.labels[y * map.width + x] ?? 0)
      }
    },
    /** Inside the lines. @param {string} color @param {[number, number][]} points */
    scribble(color, points) {
      engine.pickColor(color)
      engine.stayInside(true)
      const last = points.length - 1
      for (const [at, [x, y]] of points.entries()) {
        const phase = at === 0 ? 'down' : at === last ? 'up' : 'move'
        engine.pointer({
          x,
          y,
          pressure: 0.5,
          phase,
          id: 1,
          type: 'mouse',
          buttons: at === last ? 0 : 1,
          time: at,
          coalesced: [],
        })
      }
    },
  }
}
