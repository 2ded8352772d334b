import type { Page } from '@huebook/contract'

async function pictureOf(url: string, className: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.className = className
  picture.alt = ''
  picture.src = url
  await picture.decode()
  return picture
}

function lineOf(words: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = words
  return line
}

/**
 * Prints the drawing under its page, with whose drawings it is made of; nothing else of the screen is on paper. The page is
 * blended with the drawing and not cleared of its paper: through a filter its curves would come out as pixels.
 */
export async function printDrawing(
  drawing: Blob,
  page: Pick<Page, 'vector' | 'illustration' | 'credit'>,
): Promise<void> {
  const drawingUrl = URL.createObjectURL(drawing)
  try {
    const sheet = document.createElement('div')
    sheet.className = 'colored-sheet'
    sheet.append(
      await pictureOf(drawingUrl, 'colored-sheet-drawing'),
      await pictureOf(page.vector ?? page.illustration, 'colored-sheet-page'),
      ...(page.credit ? [lineOf(page.credit)] : []),
    )
    document.body.append(sheet)
    window.addEventListener('afterprint', () => sheet.remove(), { once: true })
    window.print()
  } finally {
    URL.revokeObjectURL(drawingUrl)
  }
}
