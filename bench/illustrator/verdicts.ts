import sharp from 'sharp'
import { type Detail, illustrate, STYLES, type Style, suggest } from '../../packages/illustrator/src/index.ts'
import { colorability, type Verdict } from '../../packages/lineart/src/index.ts'

/** Suggestions that are drawn in every style. */
export const SUGGESTIONS = 120

const DETAILS: readonly Detail[] = [1, 2, 3]

/** The verdicts on the pages of one style, and why those that are not good are not. */
export interface StyleVerdicts {
  readonly style: Style
  readonly verdicts: readonly Verdict[]
  readonly reasons: readonly string[]
}

/** Draws suggestions in every style, their levels of detail in turn, and judges what can be coloured on them. */
export async function judgeStyles(): Promise<StyleVerdicts[]> {
  const judged: StyleVerdicts[] = []
  for (const style of STYLES) {
    const verdicts: Verdict[] = []
    const reasons: string[] = []
    for (let seed = 0; seed < SUGGESTIONS; seed++) {
      const detail = DETAILS[seed % DETAILS.length] as Detail
      const { svg } = illustrate({ prompt: suggest(seed), style, detail, seed })
      const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const page = colorability({ width: info.width, height: info.height, data: new Uint8Array(data) })
      verdicts.push(page.verdict)
      if (page.verdict !== 'good')
        reasons.push(`"${suggest(seed)}", detail ${detail}, seed ${seed}: ${page.reasons.join(' ')}`)
    }
    judged.push({ style, verdicts, reasons })
  }
  return judged
}
