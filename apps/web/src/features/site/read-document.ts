import type { Website } from '@huebook/contract'
import { api } from '#api/index.ts'
import { looksLike } from './looks-like.ts'

type DocumentName = 'terms' | 'privacy'
const documentExample: Website[DocumentName] = { visibility: false, content: '' }

/** A document of the setting `website`; null if it cannot be read, or is switched off. */
export function documentFrom(websiteJson: string, name: DocumentName): string | null {
  try {
    const document: unknown = JSON.parse(websiteJson)?.[name]
    return looksLike(documentExample, document) && document.visibility ? document.content : null
  } catch {
    return null
  }
}

/** Documents are long, and come only to those who open one. */
export async function readDocument(name: DocumentName): Promise<string | null> {
  const settings = await api.listSettings()
  if (!settings) throw new Error('The document could not be loaded. Please try again in a moment.')
  return documentFrom(settings.find((setting) => setting.name === 'website')?.value ?? '', name)
}
