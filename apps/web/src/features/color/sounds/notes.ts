/** What can be heard. */
export type SoundName = 'stroke' | 'fill' | 'sticker' | 'back' | 'color'

/** A tone that glides from one pitch (Hz) to another. */
interface Note {
  readonly from: number
  readonly to: number
  /** When it begins, and how long it takes (ms). */
  readonly at: number
  readonly lasts: number
  /** 0 to 1. */
  readonly loudness: number
}

/** Short and soft: none is longer than a quarter of a second, nor louder than a voice in the next room. */
export const NOTES: Readonly<Record<SoundName, readonly Note[]>> = {
  stroke: [{ from: 520, to: 560, at: 0, lasts: 70, loudness: 0.03 }],
  fill: [{ from: 300, to: 620, at: 0, lasts: 130, loudness: 0.07 }],
  sticker: [
    { from: 660, to: 660, at: 0, lasts: 90, loudness: 0.06 },
    { from: 990, to: 990, at: 70, lasts: 150, loudness: 0.05 },
  ],
  back: [{ from: 440, to: 240, at: 0, lasts: 140, loudness: 0.06 }],
  color: [{ from: 880, to: 880, at: 0, lasts: 45, loudness: 0.03 }],
}
