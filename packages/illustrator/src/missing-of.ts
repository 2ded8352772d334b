import { compose, type PageRequest } from './illustrate.ts'

/**
 * The words of a prompt that would not be on its page, told before it is drawn: those there is no drawing for, and those
 * there is no room for. Chance arranges each page anew, so that one more or less may find its place.
 */
export const missingOf = (request: PageRequest): readonly string[] => compose(request).missing
