import { killWhileDrawing } from '../../e2e/site/killed-session.ts'
import { table } from '../harness/markdown.ts'
import type { Colorist } from './colorist.ts'

const KILLS = 10

/** Kills the browser in the middle of a session of a hundred strokes, again and again, and says what was lost. */
export async function reportKills({ profile, screen, signIn }: Colorist): Promise<string> {
  const rows: string[][] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const killedAt = Math.floor((kill * 100) / (KILLS + 1)) + Math.floor(5 * Math.random())
    const { finished, lost, surplus } = await killWhileDrawing({ profile, address: screen, killedAt, signIn })
    rows.push([`${kill}`, `${finished}`, `${finished - lost.length}`, `${lost.length}`, `${surplus.length}`])
  }
  return table(['kill', 'strokes that had ended', 'found again', 'lost', 'too many'], rows)
}
