/** What the entries of a list are called: one of them, and several. */
export interface Noun {
  one: string
  many: string
}

/** How much of a list is there, for those who hear it. */
export const shownWords = (count: number, { one, many }: Noun, hasMore: boolean): string =>
  `${count} ${count === 1 ? one : many} shown${hasMore ? ', there are more' : ''}`
