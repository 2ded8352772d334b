import { buffer } from 'node:stream/consumers'
import { type Objection, objectionTo } from '@huebook/illustrator/objection-to'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { Illustrator } from './illustrator.ts'

/** Everybody may read it; somebody has to look at it first; or nobody is to read it. */
export type Verdict = 'fine' | 'unclear' | Objection

/** Says whether what people write and send may be shown to everybody. */
export interface Judge {
  title(text: string, asking: Asking): Promise<Verdict>
  /** A stored picture; nothing where nobody can tell. */
  picture(key: string, signal: AbortSignal): Promise<boolean | null>
}

interface Options {
  illustrator(): Promise<Illustrator>
  storage: Pick<Storage, 'get'>
}

/** One way for all titles: first the lists of words, then whoever draws at the moment. */
export const createJudge = ({ illustrator, storage }: Options): Judge => ({
  async title(text, asking) {
    const objection = objectionTo(text)
    if (objection) return objection
    const isSuitable = await (await illustrator()).readsSuitable(text, asking)
    if (isSuitable === null) return 'unclear'
    return isSuitable ? 'fine' : 'unsuitable'
  },

  async picture(key, signal) {
    const file = await storage.get(key)
    return file && (await illustrator()).looksSuitable(await buffer(file.body), signal)
  },
})

export const isObjection = (verdict: Verdict): verdict is Objection => verdict !== 'fine' && verdict !== 'unclear'
