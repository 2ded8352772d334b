import { machine, versionOf } from '../harness/machine.ts'
import { reportFill } from './fill/report-fill.ts'
import { reportFirefox } from './firefox/report-firefox.ts'
import { reportHistory } from './history/report-history.ts'
import { reportInput } from './input/report-input.ts'
import { reportStrokes } from './strokes/report-strokes.ts'

const PEERS = [
  '@techstark/opencv-js',
  'q-floodfill',
  'flood-fill',
  'floodfill',
  'magic-wand-tool',
  'atrament',
  'signature_pad',
  'perfect-freehand',
]

/** Measures packages/coloring beside its peers and gives the report. */
export async function measure(today: string): Promise<string> {
  const fill = await reportFill()
  const history = await reportHistory()
  const strokes = await reportStrokes()
  const input = await reportInput()
  const firefox = await reportFirefox()
  return `# Colouring: fill, history, strokes and input

Written by \`npm run bench -- coloring\` on ${today}.
${machine()}; Chromium without a graphics card.
${PEERS.map((name) => `${name} ${versionOf(name)}`).join(', ')}.

All but the last part runs in a real Chromium, on a page with a clock of 5 µs. All contenders take turns in one run; medians over the
rounds. Trust the ratios, not the milliseconds: the machine may be busy with other work.

## Fill

The page is 1024 × 1024 with a large region of about 370,000 pixels, spots left out, and lines without soft edges, so that
no fill needs a tolerance. All fill that region from the same point, in two colours in turn, and must colour as many pixels.

- **huebook** writes the spans of the region, which was found when the page was opened; finding all regions of a page is in
  the report on line art. It fills more pixels than the others, those under the lines' edges. *Whole tap* is the engine from
  press to lift: finding the region that was meant, filling it, the difference for undo, and the new state.
- **opencv.js** (\`floodFill\`, three channels, the most it takes): *call alone* has the pixels in its own memory before and
  after; the other one hands them back as RGBA. The target is held against the call alone.
- **magic-wand-tool** finds a mask; colouring the pixels under it is counted.
- **flood-fill** works on one 32-bit word for each pixel, **q-floodfill** on image data; both in place.
- **floodfill.js** (\`floodfill\` in the registry) is given a context that hands it the pixels for nothing.
- **atrament** fills in a worker, from canvas to canvas: from the press until \`fillend\`, reading the canvas included.

${fill}

## History

200 strokes as of a hand: 60 to 200 points, 2 to 6 px apart, all six sizes, eight colours, over each other. After each the
canvas of the same drawing is also kept as a data URL; then all are undone, and each data URL is put back on the canvas.
*Finishing a stroke* is all the engine does when the pointer is lifted: its last piece, the difference for undo, the journal's
record (into memory) and the new state. *Undo* is the whole call. Both find the processor's caches full of the other's data.

${history}

## Strokes

At 2 device pixels for each CSS pixel, 1024 CSS pixels wide; brush of 20 px, points 6 px apart, four events in each frame,
frames as fast as the browser shows them. Times are for 1,000 points, from the press until the frame after the lift; so they
hold what the browser does to show each frame, too.

- **huebook** is the whole engine, bound to the element as on the colour screen. Its canvas has the 1024 × 1024 pixels of
  the drawing and is stretched by the browser; the page lies over it as an image of lines without paper. *Page blended by
  the browser* is the same with an opaque page, which has to be multiplied with the drawing in every frame.
- **signature_pad** (no throttle, no least distance, fixed width) and **perfect-freehand** (outline of all points so far, once
  in each frame) draw on a canvas of 2048 × 2048 device pixels over an image of the page.
- **canvas alone** is \`lineTo\` for the new points of each frame; **canvas with clip path** is the same within
  \`clip\` with the outline of the region, simplified to 1 px.
- *1024 × 1024 stretched* is a peer on a canvas as coarse as ours, for what the size of the canvas alone makes of it.

${strokes}

## Input

A mouse draws circles for five seconds with 250 events a second, sent through the browser's own input; frames are shown at
60 a second. Counted is the time from the event's own time stamp until its handler begins.

${input}

## Firefox

Fill and strokes by the same scripts in a real Firefox, with a fine clock and frames as fast as it shows them: figures for
an engine that many people have, not aims. Beside Chromium's they say nothing, for the two make frames differently.

${firefox}
`
}
