import { randomFrom } from './random.ts'
import type { Studio } from './studio.ts'

type Place = [x: number, y: number, pressure: number]

/** One gesture of the corpus, the same every time. */
export interface Gesture {
  readonly name: string
  perform(studio: Pick<Studio, 'engine' | 'draw' | 'hand'>): void
}

interface Hand {
  /** A number between two. */
  readonly between: (from: number, to: number) => number
  /** A wandering line of so many places, somewhere on the page. */
  readonly line: (places: number, step?: number) => Place[]
}

type Family = (hand: Hand) => Gesture['perform']

const inBursts = (places: readonly Place[], size: number) =>
  Array.from({ length: Math.ceil(places.length / size) }, (_, i) => places.slice(i * size, (i + 1) * size))

/** What pointers do, as recorded from people, and what drivers do, as feared. */
const FAMILIES: Readonly<{ [name: string]: Family }> = {
  'a mouse, unhurried': ({ line }) => {
    const [start, ...rest] = line(40)
    return ({ draw }) =>
      draw
        .press(...(start as Place))
        .move(...rest)
        .lift()
  },
  'a pen with rising and falling pressure': ({ line }) => {
    const ramp = line(60).map(([x, y], i): Place => [x, y, Math.sin((i / 59) * Math.PI)])
    return ({ draw }) =>
      draw
        .pen()
        .press(...(ramp[0] as Place))
        .move(...ramp.slice(1))
        .lift()
  },
  'a fast pen, eight positions to an event': ({ line }) => {
    const places = line(120, 3)
    const bursts = inBursts(places, 8)
    return ({ draw }) => {
      const pen = draw.pen().press(...(places[0] as Place))
      for (const burst of bursts) pen.burst(...burst)
      pen.lift()
    }
  },
  'a finger': ({ line }) => {
    const [start, ...rest] = line(50)
    return ({ engine, draw }) => {
      engine.leavePenMode()
      draw
        .finger()
        .press(...(start as Place))
        .move(...rest)
        .lift()
    }
  },
  'a stroke the system cancels': ({ line, between }) => {
    const [start, ...rest] = line(30)
    const isPen = between(0, 1) < 0.5
    return ({ draw }) =>
      (isPen ? draw.pen() : draw)
        .press(...(start as Place))
        .move(...rest)
        .cancel()
  },
  'a stroke that loses its pointer': ({ line }) => {
    const [start, ...rest] = line(30)
    return ({ draw }) =>
      draw
        .press(...(start as Place))
        .move(...rest)
        .lose()
  },
  'two fingers': ({ between }) => {
    const [x, y, delay, spread] = [between(200, 800), between(200, 800), between(0, 55), between(0.5, 2)]
    return ({ engine, draw, hand }) => {
      engine.leavePenMode()
      const [one, two] = [draw.finger().press(x, y), draw.finger()]
      hand.wait(delay)
      two.press(x + 150, y)
      for (let i = 1; i <= 10; i++) {
        one.move(x - i * spread * 5, y + i)
        two.move(x + 150 + i * spread * 5, y - i)
      }
      two.lift()
      one.move(x, y + 60).lift()
    }
  },
  'a palm beside a pen': ({ line, between }) => {
    const [start, ...rest] = line(40)
    const [dx, dy] = [between(60, 200), between(60, 200)]
    return ({ engine, draw }) => {
      engine.leavePenMode()
      const [x, y] = start as Place
      const palm = draw
        .finger()
        .press(x + dx, y + dy)
        .wait(between(0, 90))
      const pen = draw.pen().press(...(start as Place))
      for (const place of rest) {
        pen.move(place)
        palm.move(place[0] + dx, place[1] + dy)
      }
      palm.lift()
      pen.lift()
    }
  },
  'a stroke that leaves the page and comes back': ({ line, between }) => {
    const [places, dx, dy] = [line(40, 30), between(-900, 900), between(-900, 900)]
    const [start, ...rest] = places.map(
      ([x, y, pressure], i): Place => (i > 10 && i < 30 ? [x + dx, y + dy, pressure] : [x, y, pressure]),
    )
    return ({ draw }) =>
      draw
        .press(...(start as Place))
        .move(...rest)
        .lift()
  },
  'a tap': ({ between }) => {
    const at: Place = [between(-15, 1040), between(-15, 1040), between(0, 1)]
    return ({ draw }) => draw.pen().tap(...at)
  },
  'a pen that rests without moving': ({ between }) => {
    const at: Place = [between(0, 1024), between(0, 1024), 0.4]
    return ({ draw }) =>
      draw
        .pen()
        .press(...at)
        .move(...Array.from({ length: 30 }, () => at))
        .lift()
  },
  'a driver that reports no pressure, or nonsense': ({ line }) => {
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, -3, 42, 0]
    const [start, ...rest] = line(20).map(([x, y], i): Place => [x, y, odd[i % odd.length] as number])
    return ({ draw }) =>
      draw
        .pen()
        .press(...(start as Place))
        .move(...rest)
        .lift()
  },
  'a driver that reports places that are none': ({ line, between }) => {
    const odd = [Number.NaN, Number.NEGATIVE_INFINITY, 1e300, -1e9, 1e5]
    const from = Math.floor(between(0, 20))
    const [start, ...rest] = line(20).map(
      ([x, y, pressure], i): Place =>
        i >= from && i % 3 === 0 ? [odd[i % odd.length] as number, y, pressure] : [x, y, pressure],
    )
    return ({ draw }) =>
      draw
        .press(...(start as Place))
        .burst(...rest)
        .move(...rest)
        .lift()
  },
  'the eraser across what is there': ({ line }) => {
    const [start, ...rest] = line(40, 12)
    return ({ engine, draw }) => {
      engine.pickTool('eraser')
      draw
        .press(...(start as Place))
        .move(...rest)
        .lift()
    }
  },
  'a stroke inside the lines': ({ line }) => {
    const [start, ...rest] = line(40, 15)
    return ({ engine, draw }) => {
      engine.stayInside(true)
      draw
        .press(...(start as Place))
        .move(...rest)
        .lift()
      engine.stayInside(false)
    }
  },
  'the bucket, now and then twice': ({ between }) => {
    const [x, y, taps] = [between(-5, 1029), between(-5, 1029), Math.ceil(between(0, 2.5))]
    return ({ engine, draw }) => {
      engine.pickTool('bucket')
      for (let i = 0; i < taps; i++) draw.tap(x, y)
    }
  },
}

/** So many of each family; 16 families make 240. */
const OF_EACH = 15

const COLORS = ['#000000', '#ef4444', '#eab308', '#22c55e', '#0ea5e9', '#8b5cf6', '#ffffff', '#78716c'] as const
const SIZES = [30, 25, 20, 15, 10, 5] as const

/** Gestures as people and drivers make them, and two strokes of thousands of points. */
export function corpus(): Gesture[] {
  const random = randomFrom(20_261_115)
  const between = (from: number, to: number) => from + random() * (to - from)
  const line = (places: number, step = 8): Place[] => {
    let [x, y, angle, pressure] = [between(0, 1024), between(0, 1024), between(0, 7), between(0.2, 1)]
    return Array.from({ length: places }, () => {
      angle += between(-0.5, 0.5)
      x += Math.cos(angle) * step * between(0.5, 1.5)
      y += Math.sin(angle) * step * between(0.5, 1.5)
      pressure = Math.min(1, Math.max(0, pressure + between(-0.1, 0.1)))
      return [x, y, pressure]
    })
  }
  const gestures = Object.entries(FAMILIES).flatMap(([name, family]) =>
    Array.from({ length: OF_EACH }, (_, i): Gesture => {
      const perform = family({ between, line })
      const [color, size] = [COLORS[Math.floor(between(0, 8))] ?? '#000000', SIZES[Math.floor(between(0, 6))] ?? 20]
      return {
        name: `${name} (${i + 1})`,
        perform(studio) {
          // Pixel for pixel again, whatever the pinch before has left.
          studio.engine.startExport()
          // A colour alone would go on filling where the gesture before has filled.
          studio.engine.pickTool('brush')
          studio.engine.pickColor(color)
          studio.engine.pickBrushSize(size)
          perform(studio)
          studio.hand.wait(1000)
        },
      }
    }),
  )
  const long = [2_000, 10_000].map((points): Gesture => {
    const places = line(points, 4)
    const bursts = inBursts(places, 20)
    return {
      name: `a stroke of ${points} points`,
      perform({ engine, draw }) {
        engine.startExport()
        engine.pickTool('brush')
        engine.pickColor('#14b8a6')
        draw.press(...(places[0] as Place))
        for (const burst of bursts) draw.burst(...burst)
        draw.lift()
      },
    }
  })
  return shuffled([...gestures, ...long], random)
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
