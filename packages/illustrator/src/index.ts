export { type Illustration, illustrate, PromptRefused, type Wish } from './illustrate.ts'
export { type Detail, STYLES, type Style } from './styles/brief.ts'
export { suggest } from './suggest.ts'
