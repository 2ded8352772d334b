import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strokeThrough } from '../testing/operations.ts'
import type { JournalRecord } from './record.ts'
import { type Found, planReplay } from './replay-plan.ts'

type Kind = JournalRecord['what']['kind']

const stroke = strokeThrough([[10, 10]])

function recordOf(kind: Kind): JournalRecord {
  if (kind === 'stroke') return { time: 1, what: stroke }
  if (kind === 'fill') return { time: 1, what: { kind, color: 1, spans: new Uint32Array(0) } }
  if (kind === 'sticker') return { time: 1, what: { kind, name: 'star', color: 1, size: 60, x: 5, y: 5 } }
  if (kind === 'keyframe' || kind === 'load' || kind === 'recovered')
    return { time: 1, what: { kind, packed: Uint8Array.of(1) } }
  return { time: 1, what: { kind } }
}

/** `null` is a damaged record. */
const journalOf = (kinds: readonly (Kind | null)[]): Found => kinds.map((kind) => kind && recordOf(kind))

const many = (count: number, kind: Kind | null) => Array.from({ length: count }, () => kind)

const kindsOf = ({ records }: { readonly records: readonly JournalRecord[] }) => records.map(({ what }) => what.kind)

/** Whether records can be done one after the other from a drawing with no history, as an editor would. */
function isPossible(kinds: readonly Kind[]): boolean {
  let [undo, redo] = [0, 0]
  return kinds.every((kind) => {
    if (kind === 'keyframe' || kind === 'saved') return true
    const wasPossible = kind === 'undo' ? undo > 0 : kind === 'redo' ? redo > 0 : true
    if (kind === 'undo' || kind === 'redo') {
      const by = kind === 'undo' ? -1 : 1
      undo += by
      redo -= by
    } else {
      undo = kind === 'load' || kind === 'recovered' ? 0 : undo + 1
      redo = 0
    }
    return wasPossible
  })
}

test('of any journal that is whole the longest part since it was last loaded is planned that can be done again', () => {
  const kind = fc.constantFrom<Kind>(
    ...(['stroke', 'stroke', 'stroke', 'undo', 'undo', 'redo', 'clear'] as const),
    ...(['load', 'keyframe', 'keyframe', 'saved', 'recovered'] as const),
  )
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 25 }), (kinds) => {
      const plan = planReplay(journalOf(kinds))
      const starts = kinds.flatMap((each, at) => (['load', 'keyframe', 'recovered'].includes(each) ? [at] : []))
      const lastLoad = kinds.findLastIndex((each) => each === 'load' || each === 'recovered')
      const possible = [-1, ...starts].filter((start) => start >= lastLoad && isPossible(kinds.slice(start + 1)))
      expect(plan.isWhole).toBe(possible.length > 0)
      expect(kindsOf(plan)).toEqual(kinds.slice((possible[0] ?? lastLoad) + 1))
    }),
    { numRuns: 2000 },
  )
})

describe('a journal with damaged records', () => {
  test('leads to the last drawing before them, or to the whole one after them', () => {
    expect(planReplay(journalOf(['stroke', 'fill', null, null, 'stroke']))).toMatchObject({ length: 2, isWhole: false })
    const plan = planReplay(journalOf(['stroke', null, 'keyframe', 'stroke']))
    expect([kindsOf(plan), plan.length, plan.isWhole]).toEqual([['stroke'], 4, true])
  })

  test('keeps what was drawn after one that goes back too far, and is not whole', () => {
    const plan = planReplay(journalOf(['stroke', null, 'keyframe', 'undo', 'stroke', 'fill']))
    expect([plan.start, kindsOf(plan), plan.isWhole]).toEqual([Uint8Array.of(1), ['undo', 'stroke', 'fill'], false])
  })

  test('is read however many there are', () => {
    expect(planReplay(journalOf(['stroke', ...many(200_000, null)]))).toMatchObject({ length: 1, isWhole: false })
    expect(planReplay(journalOf(many(200_000, null)))).toMatchObject({ start: null, length: 0, isWhole: false })
  })
})

test('one record that cannot have happened costs nothing of what was drawn after it', () => {
  const plan = planReplay(journalOf(['undo', ...many(40, 'stroke')]))
  expect([kindsOf(plan).filter((kind) => kind === 'stroke').length, plan.isWhole]).toEqual([40, false])
})

test('of a long journal only the end is looked at', () => {
  const fifty = [...many(50, 'stroke'), 'keyframe' as const]
  const found = journalOf(Array.from({ length: 1000 }, () => fifty).flat())
  let reads = 0
  const watched = new Proxy(found, {
    get(target, name) {
      if (/^[0-9]+$/.test(String(name))) reads++
      return Reflect.get(target, name)
    },
  })
  expect(planReplay(watched).records.length).toBeGreaterThan(59)
  expect(reads).toBeLessThan(300)
})
