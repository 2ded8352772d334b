import cascade from './frontal-face.json' with { type: 'json' }
import type { Sums } from './sums.ts'

/** Side of the square that is looked at (px). */
export const WINDOW = cascade.size

/** How many rounds of questions a face answers. */
export const ROUNDS = cascade.rounds.length

/** Each asks how dark a box is beside the eight around it; every answer has a bit that is set where it speaks against a face. */
const questions = cascade.rounds.flatMap((round) => round.questions)
const boxes = Int32Array.from(questions.flatMap(({ box }) => box))
const answers = Uint32Array.from(
  questions.flatMap((question) => question.answers.match(/.{8}/g) ?? []),
  (word) => Number.parseInt(word, 16),
)
const worthAgainst = Float32Array.from(questions, (question) => question.against)
const worthFor = Float32Array.from(questions, (question) => question.for)
const least = Float32Array.from(cascade.rounds, (round) => round.least)
const asked = Int32Array.from(cascade.rounds, (round) => round.questions.length)

/** Tells of any place in a picture how many rounds the window there passes: most fail the first. */
export function windowsOf({ width, data }: Sums): (left: number, top: number) => number {
  const stride = width + 1
  const first = Int32Array.from(questions, ({ box }) => (box[1] as number) * stride + (box[0] as number))
  return (left, top) => {
    const corner = top * stride + left
    for (let round = 0, question = 0; round < ROUNDS; round++) {
      let worth = 0
      for (const end = question + (asked[round] as number); question < end; question++) {
        const across = boxes[4 * question + 2] as number
        const down = (boxes[4 * question + 3] as number) * stride
        const answer = pattern(data, corner + (first[question] as number), across, down)
        const speaksAgainst = ((answers[8 * question + (answer >> 5)] as number) >>> (answer & 31)) & 1
        worth += (speaksAgainst ? worthAgainst[question] : worthFor[question]) as number
      }
      if (worth < (least[round] as number)) return round
    }
    return ROUNDS
  }
}

/** Which of the eight boxes around the middle one are at least as light, as bits (T. Ojala, M. Pietikäinen: LBP, 1996). */
function pattern(sums: Int32Array, row0: number, w: number, down: number): number {
  const row1 = row0 + down
  const row2 = row1 + down
  const row3 = row2 + down
  const middle = box(sums, row1 + w, row2 + w, w)
  return (
    (box(sums, row0, row1, w) >= middle ? 128 : 0) |
    (box(sums, row0 + w, row1 + w, w) >= middle ? 64 : 0) |
    (box(sums, row0 + 2 * w, row1 + 2 * w, w) >= middle ? 32 : 0) |
    (box(sums, row1 + 2 * w, row2 + 2 * w, w) >= middle ? 16 : 0) |
    (box(sums, row2 + 2 * w, row3 + 2 * w, w) >= middle ? 8 : 0) |
    (box(sums, row2 + w, row3 + w, w) >= middle ? 4 : 0) |
    (box(sums, row2, row3, w) >= middle ? 2 : 0) |
    (box(sums, row1, row2, w) >= middle ? 1 : 0)
  )
}

const box = (sums: Int32Array, above: number, below: number, width: number): number =>
  (sums[above] as number) - (sums[above + width] as number) - (sums[below] as number) + (sums[below + width] as number)
