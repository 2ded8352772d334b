import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { valueAt } from './paths-in-section.ts'
import type { SectionStore } from './section-store.ts'

/** A picture there is to pick from, by the name it is saved with. */
export interface IconChoice {
  name: string
  label: string
  picture: ReactNode
}

interface EditorContext {
  store: SectionStore
  /** The icons the landing has, by where it shows them. */
  icons: Record<'features' | 'socials', readonly IconChoice[]>
  /** The section as it is saved, which a picture can be reverted to. */
  savedAt(path: string): unknown
  /** Lets whoever saves wait for a picture that is on its way; answers how to stop that. */
  awaitUpload(arrived: () => Promise<boolean>): () => void
  /** Says something to those who listen. */
  announce(words: string): void
}

const Context = createContext<EditorContext | null>(null)

export const EditorProvider = Context.Provider

export function useEditor(): EditorContext {
  const editor = useContext(Context)
  if (!editor) throw new Error('There is nothing being edited here')
  return editor
}

/** One value of the section being edited. */
export function useFieldAt(path: string) {
  const { store } = useEditor()
  const value = useStore(store, ({ draft }) => valueAt(draft.now, path) as string)
  const error = useStore(store, ({ errors }) => errors[path])
  return { value, error, change: (next: string) => store.change(path, next) }
}
