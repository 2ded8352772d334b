export { type Illustration, illustrate, type Wish } from './illustrate.ts'
export { type Refusal, refusalOf } from './refusal-of.ts'
export { type Detail, STYLES, type Style } from './styles/brief.ts'
export { suggest } from './suggest.ts'
