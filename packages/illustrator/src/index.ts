export { type Illustration, illustrate, PromptRefused, STYLES, type Style, type Wish } from './illustrate.ts'
export type { Detail } from './styles/brief.ts'
export { suggest } from './suggest.ts'
