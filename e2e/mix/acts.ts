import { randomUUID } from 'node:crypto'
import { calls, type Page } from '@huebook/contract'
import type { Dice } from '../../apps/server/src/demo/dice.ts'

export type Act = 'browse' | 'read' | 'favourite' | 'save' | 'create'

/** Of a hundred things that people do. */
const SHARES: Record<Act, number> = { browse: 70, read: 15, favourite: 8, save: 5, create: 2 }

/** What was answered, or nothing where the connection was lost. */
export interface Answer {
  status: number
  body: unknown
}

/** Sends a call of a person; rejects where no process answers. */
export type Send = (call: { method: string; path: string }, body?: object | FormData, key?: string) => Promise<Answer>

/** What somebody was told, and holds the site to. */
export interface Told {
  /** Whether each page is a favourite; nothing while they do not know what became of their last word. */
  favorites: Map<string, boolean | undefined>
  /** The drawings that may be shown as their colouring: one, unless they do not know what became of the last; null is none. */
  drawings: (string | null)[]
  /** Pages that were made for them, by the key they asked with. */
  pages: Map<string, string>
  /** A key whose answer they have not had. */
  asked: { key: string; prompt: string } | undefined
}

export const newTold = (): Told => ({
  favorites: new Map(),
  drawings: [null],
  pages: new Map(),
  asked: undefined,
})

/** What there is on the site to do something with. */
export interface Things {
  /** Pages everybody sees. */
  pages: readonly string[]
  /** One of them that can be coloured, and drawings of its size. */
  colorable: string
  drawings: readonly Uint8Array<ArrayBuffer>[]
}

export function drawAct(dice: Dice): Act {
  let left = dice.roll() * 100
  for (const [act, share] of Object.entries(SHARES) as [Act, number][]) {
    if (left < share) return act
    left -= share
  }
  return 'browse'
}

const WORDS = ['a cat', 'an owl', 'a boat', 'a house', 'a flower', 'a fish', 'a kite', 'a tree']

interface Performing {
  send: Send
  things: Things
  told: Told
  dice: Dice
}

/** Whether the answer says for sure that nothing has come of what was asked. */
const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500
const at = ({ method, path }: { method: string; path: string }, id: string) => ({
  method,
  path: path.replace('{id}', id),
})

/** Does one thing as the app would; answers the last answer. */
export const perform = (act: Act, performing: Performing): Promise<Answer> => PERFORM[act](performing)

const PERFORM: Record<Act, (performing: Performing) => Promise<Answer>> = {
  browse({ send, dice }) {
    const { method, path } = calls.paginatePages
    const query = `scope=public&sort=${dice.pick(['trending', 'latest'])}&page=${dice.between(1, 3)}`
    return send({ method, path: `${path}?${query}` })
  },

  read: ({ send, things, dice }) => send(at(calls.readPage, dice.pick(things.pages))),

  async favourite({ send, things, told, dice }) {
    const page = dice.pick(things.pages)
    const before = told.favorites.has(page) ? told.favorites.get(page) : false
    told.favorites.set(page, undefined)
    const answer = await send(at(calls.togglePageFavorited, page))
    if (answer.status === 200) told.favorites.set(page, (answer.body as { is_favorited: boolean }).is_favorited)
    else if (isRefused(answer)) told.favorites.set(page, before)
    return answer
  },

  async save({ send, things, told, dice }) {
    const form = new FormData()
    form.append('file', new Blob([dice.pick(things.drawings)], { type: 'image/png' }), 'drawing.png')
    const sent = await send(calls.upload, form)
    if (sent.status !== 200) return sent
    const { url } = sent.body as { url: string }
    const before = told.drawings
    told.drawings = [...before, url]
    const answer = await send(calls.saveColored, { pageId: things.colorable, photo: url })
    if (answer.status === 200) told.drawings = [url]
    else if (isRefused(answer)) told.drawings = before
    return answer
  },

  async create({ send, told, dice }) {
    told.asked ??= { key: randomUUID(), prompt: `${dice.pick(WORDS)} and ${dice.pick(WORDS)}` }
    const { key, prompt } = told.asked
    const answer = await send(calls.createPage, { prompt, style: 'close-up', detail: 1, public: false }, key)
    if (answer.status === 200) told.pages.set(key, (answer.body as Page).id)
    // Whoever was told how it has ended asks for something new the next time; all others ask for the same again.
    if (answer.status !== 503) told.asked = undefined
    return answer
  },
}
