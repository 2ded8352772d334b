import type { PageArt } from '@huebook/coloring'

async function pictureOf(url: string, className: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.className = className
  picture.alt = ''
  picture.src = url
  await picture.decode()
  return picture
}

/** Prints the drawing under its page, whose lines are as sharp as the printer is; nothing else of the screen is on paper. */
export async function printDrawing(drawing: Blob, { url, isPaperClear }: PageArt): Promise<void> {
  const drawingUrl = URL.createObjectURL(drawing)
  try {
    const sheet = document.createElement('div')
    sheet.className = 'colored-sheet'
    sheet.append(
      await pictureOf(drawingUrl, 'colored-sheet-drawing'),
      await pictureOf(url, isPaperClear ? 'colored-sheet-page' : 'colored-sheet-page colored-sheet-blended'),
    )
    document.body.append(sheet)
    window.addEventListener('afterprint', () => sheet.remove(), { once: true })
    window.print()
  } finally {
    URL.revokeObjectURL(drawingUrl)
  }
}
