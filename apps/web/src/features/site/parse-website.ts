import type { WebsiteOutline } from '@huebook/contract'
import { looksLike } from './looks-like.ts'
import { websiteExample } from './website-example.ts'

const parsedJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** A section that cannot be read is treated like one that is switched off; the rest of the site still shows. */
const sectionOr = <T>(example: T, section: unknown): T => (looksLike(example, section) ? section : example)

/** Reads the setting `website`, section by section. */
export function parseWebsite(json: string): WebsiteOutline {
  const content = parsedJson(json)
  const { landing, terms, privacy } = websiteExample
  const sections = Object.entries(landing).map(([name, example]) => [
    name,
    sectionOr(example, propertyOf(propertyOf(content, 'landing'), name)),
  ])
  return {
    landing: Object.fromEntries(sections) as WebsiteOutline['landing'],
    terms: sectionOr(terms, propertyOf(content, 'terms')),
    privacy: sectionOr(privacy, propertyOf(content, 'privacy')),
  }
}
