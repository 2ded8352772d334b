import { commitOf, machine, versionOf } from '../harness/machine.ts'
import { finderOf } from './before.ts'
import { DRAWN, FREE_FORM } from './gaps/pages.ts'
import { reportGaps } from './gaps/report-gaps.ts'
import { reportRace } from './speed/report-race.ts'
import { reportSpeed } from './speed/report-speed.ts'

/** Measures packages/lineart beside its peers, and another checkout's if one is given, and gives the report. */
export async function measure(today: string, { before }: { before?: string } = {}): Promise<string> {
  const finder = before ? await finderOf(before) : undefined
  const speed = await reportSpeed()
  const race = finder ? `\n\n${reportRace(finder)}` : ''
  const drawn = await reportGaps(DRAWN, finder)
  const freeForm = await reportGaps(FREE_FORM, finder)
  return `# Line art: speed, and regions behind gaps

Written by \`npm run bench -- lineart${before ? ' --before <folder>' : ''}\` on ${today}.${before ? ` *Before* is commit ${commitOf(before)}.` : ''}
${machine()}; opencv.js ${versionOf('@techstark/opencv-js')}, image-js ${versionOf('image-js')}.

## Speed

All contenders take turns in one run; medians over the rounds. Trust the ratios, not the milliseconds: the machine may be
busy with other work. Pages are 1024 × 1024, drawn by the package's own test pens. Labelling numbers the areas of paper
that hang together over sides, and all contenders must count the same number of them.

- **opencv.js** (\`connectedComponents\`, 4 neighbours, 32-bit labels): its picture and label matrices are made once, outside
  the clock. Handing the pixels in and taking the labels out is timed, because labels in its memory can be neither kept nor
  sent to another thread; *call alone* leaves both out.
- **image-js** (\`fromMask\`, no corners): its mask is made outside the clock. It labels the lines too and cannot be asked not to.
- **huebook** (\`labelPaper\`) makes its result anew each time, within the clock.
- **Full region analysis** is \`findRegions\` with gaps of 8 px closed: everything the colour screen needs of a page.

${speed}${race}

## Gap quality

The truth is what a plain flood fill finds on the page before anything is cut; areas under 30 px are not counted. Then gaps
are cut at random places into lines that keep two regions apart, corners and junctions included: square across, slanted by
up to 45°, or with a round eraser. A region is recovered if some label covers it with an IoU of at least 0.9, counted on the
paper of the whole page. Huebook's tolerance is 8 px; of morphological closing the radius that does best on these very pages
is shown. Drawings, shapes and curves are of other seeds than those the rules for gaps were tuned on. Photographs are not
held out: there are only these nine, and their pages, with other cuts, had a say in the tuning.

### Drawings, photographs, shapes

- **drawings**: pages of the built-in illustrator for prompts it suggests itself, all styles and levels of detail.
- **photos**: public-domain photographs and plates, turned into line art by the package at each level of detail.
- **shapes**: overlapping shapes and outlines, walls of tiles, mandalas, mazes, fishes and bottles, pens of 2 to 12 px.

${drawn}

### Free-form curves

Pages of 200 to 240 regions drawn with pens of 3, 4 and 6 px: overlapping blobs, pebbles, scribbled loops, ribbons, leaves,
cells of a crooked net, waves, and spirals. A gap is cut for every other region. While the rules were tuned, nothing was
measured on pages of loops or leaves.

${freeForm}
`
}
