import { build } from '../steps/build.mjs'

/** Whatever runs the product as people get it waits until that is built, which it is unless something has changed. */
export default async function setup() {
  await build()
}
