/** Fires when nothing was heard for so long, in milliseconds. */
export function watchSilence(ms: number) {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), ms)
  return { signal: silence.signal, heard: () => void timer.refresh(), end: () => clearTimeout(timer) }
}
