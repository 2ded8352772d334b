import { ROOT } from '../../scripts/steps/project.mjs'
import { machine } from '../harness/machine.ts'
import { startPeopledSite } from '../harness/peopled-site.ts'
import { newColorist } from './colorist.ts'
import { reportKills } from './kills.ts'
import { reportReopenings } from './reopenings.ts'

/** Measures what is left of a drawing when the browser is killed, and what its journal costs in the long run. */
export async function measure(today: string): Promise<string> {
  const site = await startPeopledSite(ROOT)
  try {
    const kills = await withColorist(reportKills)
    const reopenings = await withColorist(reportReopenings)
    return `# The journal: killed in the middle, and after two thousand strokes

Written by \`npm run bench -- journal\` on ${today}.
${machine()}; Chromium without a graphics card, its profile on a disk.

The production build, in a browser of its own, with the browser's real database. The machine may be busy with other work.

## Killed in the middle of a stroke

A session of up to a hundred strokes with a real pointer, and SIGKILL for all processes of the browser while the next stroke
is being drawn. A new browser is started on the same profile and finds what the first has kept. Nothing but the stroke in
progress may be lost.

${kills}

## Two thousand strokes over twenty visits

Strokes as of a hand, of 60 to 200 points, in all colours, over each other, a hundred at each visit. *Opening* is from asking
for the address until one can draw, everything included: the page, the app, three calls, the journal and its replay.

${reopenings}
`
  } finally {
    await site.stop()
  }

  async function withColorist(
    use: (colorist: Awaited<ReturnType<typeof newColorist>>) => Promise<string>,
  ): Promise<string> {
    const colorist = await newColorist(site)
    try {
      return await use(colorist)
    } finally {
      await colorist.leave()
    }
  }
}
