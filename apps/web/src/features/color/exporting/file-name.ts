const two = (value: number): string => String(value).padStart(2, '0')

/** What a downloaded page is called; without colons, which some systems do not allow. */
export function fileNameOf(pageId: string, at: Date, extension = 'png'): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join('-')
  return `colored-page-${pageId}-${day}T${time}.${extension}`
}
