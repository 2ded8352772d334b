/** What can be read off a label map alone. Lists by region start at index 1. */
export interface Layout {
  /** Spans of region r are numbers spanStart[r] to spanStart[r + 1], each from (inclusive) to (exclusive). */
  readonly spanStart: Uint32Array
  /** Flat pixel offsets, two for each span, row by row: `pixels.fill(colour, spans[2 * i], spans[2 * i + 1])`. */
  readonly spans: Uint32Array
  /** Left, top, right, bottom of each region, the last two exclusive; four for each region. */
  readonly boxes: Uint32Array
  /** Neighbours of region r are neighbours[neighbourStart[r]] up to neighbourStart[r + 1], in rising order. */
  readonly neighbourStart: Uint32Array
  readonly neighbours: Uint16Array
}

/** Spans, boxes and neighbours of every region of a label map. */
export function describeLabels(labels: Uint16Array, width: number, count: number): Layout {
  const runs = findRuns(labels, width)
  const { spanStart, order } = sortRuns(runs, count)
  const spans = new Uint32Array(2 * order.length)
  const boxes = new Uint32Array(4 * (count + 1))
  for (let at = 0; at < order.length; at++) {
    const run = order[at] as number
    const from = runs.from[run] as number
    const to = runs.from[run + 1] as number
    spans[2 * at] = from
    spans[2 * at + 1] = to
    const label = runs.label[run] as number
    const box = 4 * label
    const y = Math.floor(from / width)
    const left = from - y * width
    const right = to - y * width
    const isFirst = at === spanStart[label]
    if (isFirst) boxes[box + 1] = y
    if (isFirst || left < (boxes[box] as number)) boxes[box] = left
    if (right > (boxes[box + 2] as number)) boxes[box + 2] = right
    boxes[box + 3] = y + 1
  }
  return { spanStart, spans, boxes, ...findNeighbours(pairsOf(runs), count) }
}

interface Runs {
  readonly count: number
  readonly label: Uint16Array
  /** Where each run starts; the next one's start is its end. */
  readonly from: Uint32Array
  /** The first run of each row, and the end of the last row. */
  readonly rows: Uint32Array
  readonly width: number
}

/** The runs of equal labels, row by row, without gaps between them. */
function findRuns(labels: Uint16Array, width: number): Runs {
  const height = labels.length / width
  const rows = new Uint32Array(height + 1)
  let label = new Uint16Array(8192)
  let from = new Uint32Array(8192)
  let count = 0
  for (let y = 0; y < height; y++) {
    rows[y] = count
    if (count + width + 1 > label.length) {
      label = withRoom(new Uint16Array(label.length * 2 + width + 1), label)
      from = withRoom(new Uint32Array(label.length), from)
    }
    const end = (y + 1) * width
    let last = -1
    for (let at = y * width; at < end; at++) {
      const here = labels[at] as number
      if (here === last) continue
      last = here
      label[count] = here
      from[count++] = at
    }
  }
  rows[height] = count
  from[count] = labels.length
  return { count, label, from, rows, width }
}

function withRoom<Numbers extends Uint16Array | Uint32Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers)
  return larger
}

/** The runs of each region one after the other (counting sort); runs without label are left out. */
function sortRuns({ count: runCount, label }: Runs, count: number) {
  const spanStart = new Uint32Array(count + 2)
  for (let run = 0; run < runCount; run++) {
    const after = (label[run] as number) + 1
    spanStart[after] = (spanStart[after] as number) + 1
  }
  spanStart[1] = 0
  for (let i = 1; i <= count; i++) spanStart[i + 1] = (spanStart[i + 1] as number) + (spanStart[i] as number)
  const next = spanStart.slice()
  const order = new Uint32Array(spanStart[count + 1] as number)
  for (let run = 0; run < runCount; run++) {
    const region = label[run] as number
    if (region === 0) continue
    const at = next[region] as number
    order[at] = run
    next[region] = at + 1
  }
  return { spanStart, order }
}

/** Every two regions that touch, once, as smaller * 65536 + larger. */
function pairsOf({ label, from, rows, width }: Runs): Set<number> {
  const pairs = new Set<number>()
  let last = -1
  const add = (a: number, b: number) => {
    if (a === b || a === 0 || b === 0) return
    const pair = a < b ? a * 65_536 + b : b * 65_536 + a
    if (pair === last) return
    last = pair
    pairs.add(pair)
  }
  for (let y = 0; y + 1 < rows.length; y++) {
    const end = rows[y + 1] as number
    let above = y > 0 ? (rows[y - 1] as number) : end
    for (let run = rows[y] as number; run < end; run++) {
      const here = label[run] as number
      if (run + 1 < end) add(here, label[run + 1] as number)
      if (y === 0) continue
      const to = (from[run + 1] as number) - width
      for (; ; above++) {
        add(here, label[above] as number)
        if ((from[above + 1] as number) >= to) break
      }
      if (from[above + 1] === to) above++
    }
  }
  return pairs
}

function findNeighbours(pairs: Set<number>, count: number) {
  const neighbourStart = new Uint32Array(count + 2)
  const both = new Float64Array(2 * pairs.size)
  let at = 0
  for (const pair of pairs) {
    both[at++] = pair
    both[at++] = (pair % 65_536) * 65_536 + Math.floor(pair / 65_536)
  }
  both.sort()
  const neighbours = new Uint16Array(both.length)
  for (let i = 0; i < both.length; i++) {
    const pair = both[i] as number
    neighbours[i] = pair % 65_536
    const after = Math.floor(pair / 65_536) + 1
    neighbourStart[after] = (neighbourStart[after] as number) + 1
  }
  for (let i = 1; i < neighbourStart.length; i++)
    neighbourStart[i] = (neighbourStart[i] as number) + (neighbourStart[i - 1] as number)
  return { neighbourStart, neighbours }
}
