import { Directory, type FilesystemPlugin } from '@capacitor/filesystem'

/** How much (bytes) crosses to the shell at once; a multiple of three, so that each piece is whole in base64. */
export const PIECE_BYTES = 3 * 2 ** 18

/** As many arguments as any engine takes. */
const AT_ONCE = 2 ** 13

type Files = Pick<FilesystemPlugin, 'writeFile' | 'appendFile' | 'deleteFile' | 'getUri'>

async function base64Of(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE))
  return btoa(text)
}

/**
 * Writes a file among somebody's documents, piece by piece: as one text a large sheet would be in memory three times, and
 * the bridge to the shell stands still for as long. Half a file is worse than none. Answers its address.
 */
export async function saveFile(files: Files, file: Blob, name: string): Promise<string> {
  const place = { path: name, directory: Directory.Documents }
  try {
    await files.writeFile({ ...place, data: await base64Of(file.slice(0, PIECE_BYTES)), recursive: true })
    for (let from = PIECE_BYTES; from < file.size; from += PIECE_BYTES)
      await files.appendFile({ ...place, data: await base64Of(file.slice(from, from + PIECE_BYTES)) })
  } catch (error) {
    await files.deleteFile(place).catch(() => undefined)
    throw error
  }
  return (await files.getUri(place)).uri
}
