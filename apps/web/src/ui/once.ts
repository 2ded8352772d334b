/** Makes something when it is first asked for, and only then: the browser's own words for dates and numbers take their time. */
export function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
