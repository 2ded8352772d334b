const WHO = ['a cat', 'a dog', 'a rabbit', 'an owl', 'a fox', 'a bear', 'a turtle', 'a penguin', 'a lion', 'a duck']
const WHAT = ['a balloon', 'a kite', 'a drum', 'an umbrella', 'a bicycle', 'a boat', 'a cake', 'a star', 'a flower']
const WHERE = ['under the moon', 'in the garden', 'by the sea', 'on a hill', 'near a castle', 'under a rainbow']

/** Words for a page, others each time: by them it is seen what has become of a request. */
export function createPrompts(): () => string {
  let count = 0
  return () => {
    const at = count++
    const of = (words: readonly string[], every: number) => words[Math.floor(at / every) % words.length] ?? ''
    const round = Math.floor(at / (WHO.length * WHAT.length * WHERE.length))
    const words = `${of(WHO, 1)} with ${of(WHAT, WHO.length)} ${of(WHERE, WHO.length * WHAT.length)}`
    return round === 0 ? words : `${words}, ${round + 1} stars`
  }
}
