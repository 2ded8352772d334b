import type { CanvasState, Engine } from '@huebook/coloring'
import type { SoundName } from './notes.ts'

type Seen = Pick<CanvasState, 'snapshots' | 'cursor' | 'tool' | 'color'>

/** Tells what is to be heard of what is done at a desk; answers what ends that. */
export function listenTo(desk: Pick<Engine, 'state'>, play: (name: SoundName) => void): () => void {
  const { subscribe, getSnapshot } = desk.state
  const idOf = ({ snapshots, cursor }: Seen) => snapshots[cursor]?.id ?? 0
  let before: Seen = getSnapshot()
  // What was drawn has a higher number than anything before it; what was only undone or redone has not.
  let newest = idOf(before)
  return subscribe(() => {
    const now = getSnapshot()
    const [last, id] = [before, idOf(now)]
    before = now
    if (id > newest) {
      newest = id
      play(now.tool === 'bucket' ? 'fill' : now.tool === 'sticker' ? 'sticker' : 'stroke')
    } else if (now.cursor < last.cursor) play('back')
    else if (now.color !== last.color) play('color')
  })
}
