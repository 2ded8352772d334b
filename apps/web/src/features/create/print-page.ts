import type { Page } from '@huebook/contract'

/** Prints the page alone, as sharp as the printer is: everything else on the screen stays away from the paper. */
export async function printPage({ vector, illustration, title }: Page): Promise<void> {
  const sheet = new Image()
  sheet.className = 'print-sheet'
  sheet.alt = title
  sheet.src = vector ?? illustration
  await sheet.decode()
  document.body.append(sheet)
  window.addEventListener('afterprint', () => sheet.remove(), { once: true })
  window.print()
}
