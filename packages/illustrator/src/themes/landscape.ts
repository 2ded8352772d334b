import { type Art, asDrawn, type Box, type Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, circle, ellipse, scallops, shape, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { crater, fence, flat, land, mountain, type Profile, reed, road, rolling, waves } from '../scenery/ground.ts'
import { bunting } from '../scenery/sky.ts'

/** The ground a page stands on, in the order it is painted: back, then what stands far off, then front, then the actors. */
export interface Landscape {
  /** What hangs from above, and makes way for what is to be read. */
  readonly overhead: readonly Placed[]
  readonly back: readonly Placed[]
  readonly front: readonly Placed[]
  /** Painted over the actors' feet, such as water around a boat. */
  readonly over: readonly Placed[]
  /** Where things far off stand. */
  readonly far: Profile
  /** Between these heights (px) the actors stand, the nearer the lower. */
  readonly near: readonly [number, number]
  /** Between these heights (px) small things lie on the ground. */
  readonly ground: readonly [number, number]
  /** Where the landscape itself has drawn something that nothing may cover. */
  readonly busy: readonly Box[]
  /** From here up (px) there is air. */
  readonly skyline: number
  /** There is a pond to swim in where the actors are. */
  readonly hasPond: boolean
  /** How far up (px) rows of actors may reach, where that is not as far as they like. */
  readonly farthest?: number
  /** Nothing stands: there is water or space all around. */
  readonly floats: boolean
}

export const LEFT = MARGIN
export const RIGHT = PAGE - MARGIN

export const place = (...art: readonly Art[]): Placed[] => art.map((one) => asDrawn(one))

export const standing = (parts: Partial<Landscape> & Pick<Landscape, 'back' | 'front' | 'far'>): Landscape => ({
  overhead: [],
  over: [],
  near: [840, 950],
  ground: [750, PAGE - MARGIN - 14],
  busy: [],
  skyline: 520,
  floats: false,
  hasPond: false,
  ...parts,
})

export type Landscaper = (random: Random) => Landscape

export const hills: Landscaper = (random) => {
  const far = rolling(590, 34, random)
  return standing({ back: place(land(far)), front: place(land(rolling(720, 22, random))), far })
}

/** Hills around a pond with reeds. */
export const pondside: Landscaper = (random) => {
  const land = hills(random)
  const water = ellipse(at(512, 868), 440, 104)
  const shore = ellipse(at(512, 868), 462, 120)
  const reeds = [90, 130, 900, 940].map((x) => reed(at(x, 800 + random.between(0, 60)), random.between(120, 160)))
  return {
    ...land,
    front: [...land.front, ...place(shape(shore), shape(water), ...reeds)],
    near: [850, 900],
    busy: [{ left: 90, top: 770, right: 934, bottom: 985 }],
    hasPond: true,
  }
}

/** The same pond with room for rows of those who swim in it. */
export const largePond: Landscaper = (random) => {
  const land = hills(random)
  const [shore, water] = [ellipse(at(512, 800), 466, 196), ellipse(at(512, 800), 446, 180)]
  const reeds = [70, 112, 918, 956].map((x) => reed(at(x, 690 + random.between(0, 40)), random.between(110, 140)))
  return {
    ...land,
    front: [...land.front, ...place(shape(shore), shape(water), ...reeds)],
    near: [905, 935],
    farthest: 672,
    busy: [{ left: 40, top: 600, right: 984, bottom: 1000 }],
    hasPond: true,
  }
}

/** The same pond behind those who stand at its shore. */
export const lakeside: Landscaper = (random) => {
  const land = hills(random)
  const reeds = [74, 116, 912, 954].map((x) => reed(at(x, 780 + random.between(0, 30)), random.between(110, 140)))
  const water = [shape(ellipse(at(512, 800), 452, 92)), shape(ellipse(at(512, 800), 432, 78))]
  return {
    ...land,
    front: [...land.front, ...place(...water, ...reeds)],
    near: [925, 958],
    ground: [900, PAGE - MARGIN - 14],
  }
}

/** Hills with a fence on one side. */
export const pasture: Landscaper = (random) => {
  const land = hills(random)
  const [left, right] = random.pick([
    [LEFT, LEFT + 320],
    [RIGHT - 320, RIGHT],
  ] as const)
  return { ...land, front: [...land.front, ...place(...fence(left, right, 790, 96))] }
}

export const dunes: Landscaper = (random) => {
  const far = rolling(610, 46, random)
  return standing({
    back: place(land(far)),
    front: place(land(rolling(700, 36, random)), land(rolling(800, 20, random))),
    far,
  })
}

/** Mountains on the horizon. */
const ranges = (random: Random): Placed[] =>
  place(
    ...[262, 762, 500].flatMap((x, i) =>
      mountain(at(x + random.between(-22, 22), 680), 420 - 40 * i, 330 + random.between(-30, 50) - 50 * (i % 2), true),
    ),
  )

export const peaks: Landscaper = (random) => {
  const far = rolling(640, 24, random)
  return standing({
    back: [...ranges(random), ...place(land(far))],
    front: place(land(rolling(740, 20, random))),
    far,
    skyline: 380,
  })
}

/** The same land with mountains behind it. */
export const beforeMountains =
  (landscaper: Landscaper): Landscaper =>
  (random) => {
    const own = landscaper(random)
    return { ...own, back: [...ranges(random), ...own.back], skyline: Math.min(own.skyline, 380) }
  }

/** How high the water in front stands (px). */
const WATERLINE = 790

export const sea: Landscaper = (random) => {
  const rows = waves(520, 700, 3, random)
  return standing({
    back: place(...rows),
    front: [],
    over: place(...waves(WATERLINE, 930, 3, random)),
    far: flat(530),
    near: [WATERLINE, WATERLINE],
    ground: [0, 0],
    skyline: 480,
  })
}

/** The sea in a storm: fewer and higher waves. */
export const roughSea: Landscaper = (random) => ({
  ...sea(random),
  back: place(...waves(540, 700, 2, random, 7)),
  over: place(...waves(WATERLINE - 16, 895, 3, random, 7)),
})

export const beach: Landscaper = (random) => {
  const water = waves(500, 580, 3, random)
  const sand = rolling(650, 26, random)
  return standing({ back: place(...water), front: place(land(sand)), far: sand, skyline: 460 })
}

export const seabed: Landscaper = (random) => {
  const far = rolling(850, 18, random)
  return standing({
    back: place(land(far)),
    front: [],
    far,
    near: [900, 960],
    ground: [790, PAGE - MARGIN - 14],
    skyline: 830,
    floats: true,
  })
}

export const moonscape: Landscaper = (random) => {
  const far = rolling(740, 30, random)
  const craters = [at(160, 880), at(430, 940), at(760, 900), at(900, 830), at(300, 815), at(620, 820)]
  return standing({
    back: place(land(far)),
    front: place(...craters.map((middle) => crater(middle, random.between(38, 78)))),
    far,
    skyline: 680,
  })
}

export const openSpace: Landscaper = () =>
  standing({ back: [], front: [], far: flat(960), near: [900, 960], skyline: 960, floats: true })

export const openSky: Landscaper = (random) => {
  const far = rolling(850, 30, random)
  return standing({ back: place(land(far)), front: place(land(rolling(925, 16, random))), far, skyline: 820 })
}

/** So high up that clouds are all there is to stand on. */
export const cloudBank: Landscaper = (random) => {
  const bank = (y: number, puffs: number): Art => {
    const step = (RIGHT - LEFT) / puffs
    const points = Array.from({ length: puffs + 1 }, (_, i) =>
      at(LEFT + i * step, y + (i % puffs === 0 ? 0 : random.between(-26, 26))),
    )
    const line = scallops(points, 1.15)
    return { body: `${line}L${RIGHT} ${RIGHT}L${LEFT} ${RIGHT}Z`, lines: line }
  }
  return standing({
    back: place(bank(700, 5)),
    front: place(bank(780, 6)),
    over: place(bank(890, 5)),
    far: flat(690),
    near: [860, 880],
    ground: [0, 0],
    skyline: 640,
  })
}

/** A river across the page between its banks, from this height to that (px). */
const river = (random: Random, from: number, to: number): Pick<Landscape, 'back' | 'front' | 'far'> => {
  const banks = hills(random)
  const depth = to - from
  const ripples = [0.16, 0.42, 0.7, 0.9].map((share, i) => {
    const x = LEFT + share * (RIGHT - LEFT)
    const y = from + depth * (i % 2 === 0 ? 0.36 : 0.7)
    return strokes(`M${x - 46} ${y}q23 -16 46 0q23 16 46 0`)
  })
  const reeds = [70, 950].map((x) => reed(at(x, from - 10), random.between(110, 140)))
  const water = [land(rolling(from, 12, random)), ...ripples, land(rolling(to, 10, random))]
  return { ...banks, front: [...banks.front, ...place(...reeds, ...water)] }
}

/** For who swims in it. */
export const inRiver: Landscaper = (random) => ({
  ...standing(river(random, 790, 950)),
  near: [870, 915],
  ground: [660, 770],
  busy: [{ left: 0, top: 770, right: PAGE, bottom: PAGE }],
  hasPond: true,
})

/** For who stands beside it. */
export const riverside: Landscaper = (random) => ({
  ...standing(river(random, 735, 845)),
  near: [915, 955],
  ground: [870, PAGE - MARGIN - 14],
})

export const street: Landscaper = () => ({
  ...standing({
    back: place(strokes(`M${LEFT} 640H${RIGHT}`)),
    front: [
      ...place({ body: `M${LEFT} 690H${RIGHT}V${RIGHT}H${LEFT}Z`, lines: `M${LEFT} 690H${RIGHT}` }),
      ...place(...road(760, 935)),
    ],
    far: flat(690),
  }),
  near: [850, 900],
  ground: [0, 0],
})

export const countryRoad: Landscaper = (random) => {
  const far = rolling(580, 36, random)
  return {
    ...standing({
      back: place(land(far)),
      front: [...place(land(rolling(680, 14, random))), ...place(...road(770, 935))],
      far,
    }),
    near: [850, 900],
    ground: [640, 775],
  }
}

const TABLECLOTH = Array.from({ length: 8 }, (_, i) => `A60.25 46 0 0 1 ${RIGHT - (i + 1) * 120.5} 900`).join('')

const table: Landscape = standing({
  back: [],
  front: place(
    {
      body: `M${LEFT} 640H${RIGHT}V900${TABLECLOTH}Z`,
      lines: `M${LEFT} 640H${RIGHT}M${RIGHT} 900${TABLECLOTH}M${LEFT} 810H${RIGHT}`,
    },
    ...Array.from({ length: 7 }, (_, i) => shape(circle(at(LEFT + 120.5 * (i + 1), 850), 15))),
  ),
  far: flat(700),
  near: [770, 800],
  ground: [665, 806],
  skyline: 640,
})

/** A table with a cloth before a window with curtains. */
export const tabletop: Landscaper = () => {
  const curtain = (edge: number, side: number): Art =>
    shape(
      `M${edge} 110h${side * 130}Q${edge + side * 110} 330 ${edge + side * 30} 470H${edge}Z`,
      `M${edge + side * 44} 110Q${edge + side * 40} 320 ${edge + side * 10} 470M${edge + side * 88} 110Q${edge + side * 76} 320 ${edge + side * 20} 470`,
    )
  const pane = shape('M250 110h524v380h-524Z', 'M512 110V490M250 300H774')
  const rail = shape('M210 84h604v26h-604Z')
  const sill = shape('M220 490h584v30h-584Z')
  return { ...table, back: place(pane, curtain(250, 1), curtain(774, -1), rail, sill) }
}

/** The table under a string of pennants. */
export const partyTable: Landscaper = () => ({
  ...table,
  overhead: place(...bunting(LEFT, RIGHT, 70, 50, 9)),
  busy: [{ left: 0, top: 0, right: PAGE, bottom: 175 }],
})

export const stage: Landscaper = () => {
  const curtain = (side: number): Art[] => {
    const edge = side < 0 ? LEFT : RIGHT
    const inner = edge - side * 150
    const folds = [40, 80, 115].map(
      (offset) => `M${edge - side * offset} 130Q${edge - side * (offset - 14)} 400 ${edge - side * (offset * 0.7)} 730`,
    )
    return [shape(`M${edge} 110H${inner}Q${inner - side * 10} 480 ${edge - side * 70} 740H${edge}Z`, folds.join(''))]
  }
  const pelmet = Array.from({ length: 6 }, (_, i) => `A80.4 62 0 0 1 ${RIGHT - (i + 1) * 160.67} 110`).join('')
  const floor: Art = {
    body: `M${LEFT} 740H${RIGHT}V${RIGHT}H${LEFT}Z`,
    lines: `M${LEFT} 740H${RIGHT}M${LEFT} 955H${RIGHT}`,
  }
  return standing({
    back: place(...curtain(-1), ...curtain(1), {
      body: `M${LEFT} ${LEFT}H${RIGHT}V110${pelmet}Z`,
      lines: `M${RIGHT} 110${pelmet}`,
    }),
    front: place(floor),
    far: flat(740),
    near: [860, 930],
    ground: [790, 950],
    busy: [
      { left: 0, top: 0, right: PAGE, bottom: 180 },
      { left: 0, top: 0, right: 200, bottom: 740 },
      { left: PAGE - 200, top: 0, right: PAGE, bottom: 740 },
    ],
    skyline: 700,
  })
}
