/** Long enough (ms) for a browser to have begun the download. */
const BEGUN_WITHIN = 10_000

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), BEGUN_WITHIN)
}
