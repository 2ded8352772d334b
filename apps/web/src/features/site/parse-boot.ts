import type { Boot, Plan } from '@huebook/contract'
import { looksLike } from './looks-like.ts'

const settingsExample = [{ name: '', value: '' }]
const planExample: Record<keyof Plan, string | number | boolean> = {
  id: '',
  name: '',
  title: '',
  description: '',
  price: 0,
  discount: 0,
  paid: false,
  stripe_price_id: '',
  for_sale: false,
  public_page_limit: 0,
  page_creation_limit: 0,
}

/** Reads what the server wrote into the page; null when it wrote nothing, or nothing that can be used. */
export function parseBoot(json: string | null | undefined): Boot | null {
  try {
    const boot: unknown = JSON.parse(json ?? '')
    return looksLike({ settings: settingsExample, plans: [planExample] }, boot) ? (boot as Boot) : null
  } catch {
    return null
  }
}
