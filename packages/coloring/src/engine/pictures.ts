import type { Picture } from '@huebook/lineart'
import { dataUrlOf, type Encoder } from '../compose/encoder.ts'
import { drawingPicture } from '../compose/picture-of.ts'
import type { Editor } from '../editor/editor.ts'
import { pixelsAt, positionsOf } from '../history/history.ts'

/** The drawing as PNG, in every way it is asked for. Half-finished strokes are not in it. */
export function pictures(
  editor: Editor,
  encoder: Encoder,
  illustrationOf: () => Picture | undefined,
  strength: () => number,
) {
  const blobOf = (png: Uint8Array<ArrayBuffer>) => new Blob([png], { type: 'image/png' })
  // The encoder takes over what it is given, hence the copy.
  const now = () => drawingPicture(editor.drawing.kept.slice())
  return {
    ofDrawing: async (): Promise<Blob> => blobOf(await encoder.encode(now())),
    async ofPage(): Promise<Blob> {
      const illustration = illustrationOf()
      if (!illustration) throw new RangeError('There is no illustration to compose the drawing with.')
      return blobOf(await encoder.encode(now(), illustration, strength()))
    },
    async ofSnapshot(id: number): Promise<string> {
      const history = editor.history()
      const position = positionsOf(history).indexOf(id)
      if (position < 0) throw new RangeError('This snapshot is no longer part of the history.')
      return dataUrlOf(await encoder.encode(drawingPicture(pixelsAt(history, position, editor.drawing.kept))))
    },
  }
}
