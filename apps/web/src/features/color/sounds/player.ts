import { NOTES, type SoundName } from './notes.ts'

/** How long (s) a tone takes to swell: one that begins at once clicks. */
const SWELL = 0.012
/** What is as good as silent: a loudness cannot fall to nothing by shares. */
const SILENT = 0.0001

type Context = Pick<
  AudioContext,
  'currentTime' | 'createOscillator' | 'createGain' | 'destination' | 'state' | 'resume'
>

/**
 * Plays sounds that it makes itself. A browser opens its loudspeaker only once somebody has touched the page, and a device may
 * have none: then there is just nothing to hear.
 */
export function createPlayer(open: () => Context): (name: SoundName) => void {
  let context: Context | null = null
  return (name) => {
    try {
      context ??= open()
      if (context.state === 'suspended') void context.resume().catch(() => undefined)
      for (const note of NOTES[name]) playNote(context, note)
    } catch {}
  }
}

function playNote(context: Context, { from, to, at, lasts, loudness }: (typeof NOTES)[SoundName][number]): void {
  const [begin, end] = [context.currentTime + at / 1000, context.currentTime + (at + lasts) / 1000]
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.type = 'sine'
  tone.frequency.setValueAtTime(from, begin)
  tone.frequency.exponentialRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(SILENT, begin)
  volume.gain.exponentialRampToValueAtTime(loudness, begin + SWELL)
  volume.gain.exponentialRampToValueAtTime(SILENT, end)
  tone.connect(volume)
  volume.connect(context.destination)
  tone.start(begin)
  tone.stop(end)
}
