import type { Creation, PageStyle } from '@huebook/contract'
import { PAGE_STYLES, PROMPT_LENGTH } from '@huebook/contract'

/** What somebody asks to have drawn. */
export interface PageRequest {
  prompt: string
  /** Null where the prompt's own words decide. */
  style: PageStyle | null
  detail: number | null
  public: boolean
}

export const emptyRequest: PageRequest = { prompt: '', style: null, detail: null, public: true }

export const requestOf = ({ prompt, style, detail, public: isPublic }: Creation): PageRequest => ({
  prompt,
  style,
  detail,
  public: isPublic,
})

export const isSameRequest = (a: PageRequest, b: PageRequest) =>
  a.prompt.trim() === b.prompt.trim() && a.style === b.style && a.detail === b.detail && a.public === b.public

/** What an older version or a curious hand left behind may have any shape. */
export function isPageRequest(stored: unknown): stored is PageRequest {
  if (typeof stored !== 'object' || stored === null) return false
  const { prompt, style, detail, public: isPublic } = stored as Record<string, unknown>
  const isStyle = style === null || PAGE_STYLES.some((one) => one === style)
  const isDetail = detail === null || typeof detail === 'number'
  return typeof prompt === 'string' && isStyle && isDetail && typeof isPublic === 'boolean'
}

/** From here on it is said how many characters are left. */
const FEW_LEFT = 100

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)

/** What is said about the length of a prompt while it is written; mostly nothing. */
export function lengthWords(prompt: string): string {
  const left = PROMPT_LENGTH.max - prompt.trim().length
  if (left < 0) return `${characters(-left)} too many`
  return left <= FEW_LEFT ? `${characters(left)} left` : ''
}

/** Why a prompt cannot be sent yet. */
export function promptMistake(prompt: string): string | undefined {
  const { length } = prompt.trim()
  if (length === 0) return 'Please write what should be on the page'
  if (length < PROMPT_LENGTH.min) return 'A few more letters, please'
  return length > PROMPT_LENGTH.max ? `This is a little too long: ${lengthWords(prompt)}` : undefined
}
