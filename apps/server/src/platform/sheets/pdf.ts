import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

const pack = promisify(deflate)

/** A reference to an object of the file. */
type Ref = `${number} 0 R`

interface OneSheet {
  /** In points. */
  width: number
  height: number
  contents: Ref
  /** The entries of the dictionary of what the contents name. */
  resources: string
  title: string
}

/** A PDF that is being written (ISO 32000-1, section 7.5). One needs few kinds of objects for a sheet with a picture. */
export function newPdf() {
  const objects: Buffer[] = []

  function add(content: string | Uint8Array): Ref {
    objects.push(Buffer.from(content))
    return `${objects.length} 0 R`
  }

  return {
    /** Content that is packed: what is drawn, or the pixels of a picture. */
    async addStream(entries: string, content: string | Uint8Array): Promise<Ref> {
      const packed = await pack(content)
      const head = `<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`
      return add(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]))
    },

    /** The whole file, with the one sheet it has. */
    write({ width, height, contents, resources, title }: OneSheet): Buffer {
      const [sheet, sheets, catalog, about] = [1, 2, 3, 4].map((next) => `${objects.length + next} 0 R`)
      add(
        [
          `<< /Type /Page /Parent ${sheets} /MediaBox [0 0 ${width} ${height}] /Contents ${contents}`,
          `/Group << /S /Transparency /CS /DeviceRGB >> /Resources << ${resources} >> >>`,
        ].join('\n'),
      )
      add(`<< /Type /Pages /Kids [${sheet}] /Count 1 >>`)
      // Whoever prints it gets it as large as it is, and not as large as the reader thinks fit.
      add(`<< /Type /Catalog /Pages ${sheets} /ViewerPreferences << /PrintScaling /None >> >>`)
      add(`<< /Title ${hiddenText(title)} >>`)
      return assembled(objects, `/Root ${catalog} /Info ${about}`)
    },
  }
}

/** The objects one after the other, and the table that says where each begins. */
function assembled(objects: readonly Buffer[], trailer: string): Buffer {
  const head = Buffer.from('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', 'latin1')
  const parts = [head]
  const places: string[] = []
  let length = head.length
  for (const [index, object] of objects.entries()) {
    places.push(`${String(length).padStart(10, '0')} 00000 n \n`)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  }
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

/** Text that is shown in one of the fonts every reader has; letters those do not know become question marks. */
export const shownText = (text: string): string =>
  `(${text
    .replaceAll(/[^\x20-\x7E\xA0-\xFF]/gu, '?')
    .replaceAll(/[\\()\xA0-\xFF]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`)})`

/** Text about the file, in any letters. */
const hiddenText = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
