import { measureStrokes, type StrokeResult } from '../strokes/measure.ts'

/** Shorter strokes and fewer of them: a frame of Firefox without a graphics card takes many times as long as Chromium's. */
export default (): Promise<StrokeResult> => measureStrokes({ points: 200, rounds: 3 })
