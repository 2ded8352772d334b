import type { SheetOfPaper } from './platform.ts'

/**
 * Nothing else is on the paper, and never a second page: a whole height is rounded up to two sheets by some printers. Not
 * by `vh` either: in Firefox that is of the paper in the printer and not of the one asked for here, and a sheet that lies, or
 * Letter where there is A4, comes out as two.
 */
const styleOf = ({ size, orientation }: SheetOfPaper): string => `
  @page { size: ${size} ${orientation}; margin: 0 }
  .sheet-to-print { display: none }
  @media print {
    html, body { height: 100%; min-height: 0; margin: 0; padding: 0; background: #fff }
    body > :not(.sheet-to-print) { display: none !important }
    .sheet-to-print { display: block; width: 100%; height: 99.9%; object-fit: contain }
  }`

let putAway = () => {}

/**
 * Puts a sheet where only a printer sees it, has it printed, and takes it away again: once it is printed, or where that is
 * not told, before the next.
 */
export async function printSheet(
  sheet: Blob,
  paper: SheetOfPaper,
  askPrinter: () => void | Promise<void>,
): Promise<void> {
  putAway()
  const [picture, style] = [new Image(), document.createElement('style')]
  picture.className = 'sheet-to-print'
  picture.alt = ''
  picture.src = URL.createObjectURL(sheet)
  style.textContent = styleOf(paper)
  await picture.decode()
  document.body.append(picture)
  document.head.append(style)
  putAway = () => {
    putAway = () => {}
    URL.revokeObjectURL(picture.src)
    picture.remove()
    style.remove()
  }
  window.addEventListener('afterprint', putAway, { once: true })
  await askPrinter()
}
