import { PDFiumLibrary } from '@hyzyla/pdfium'

/** What a reader of PDFs shows of the first sheet, a pixel to the point: PDFium, which is what Chrome reads them with. */
export async function showPdf(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  try {
    const { data, width, height } = await document.getPage(0).render({ scale: 1, render: 'bitmap' })
    return {
      sheets: document.getPageCount(),
      width,
      height,
      /** Red, green, blue and how opaque, row by row. */
      data,
      /** The colour of a place, measured from the upper left corner (points). */
      at: (x: number, y: number): number[] => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)],
    }
  } finally {
    document.destroy()
    library.destroy()
  }
}
