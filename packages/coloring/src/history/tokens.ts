/**
 * What changed between two drawings, as the exclusive or of their pixels: applied once it leads forward, applied again
 * it leads back. Bytes of tokens, each of them: how many pixels to skip, then eight times a length plus a kind:
 */
export const RUN = 0 // as many pixels differ by the word that follows
export const WORDS = 1 // each pixel differs by a word of its own
export const SAME_RUN = 2 // as many pixels differ by the word of the last run
export const ALPHAS = 3 // each differs by the last run's colour and an alpha of its own: a soft edge on blank paper
export const COLORS = 4 // each differs by a colour of its own and no alpha: a soft edge on paint

/** Bits of the kind, below the length. */
export const KIND_BITS = 3
export const KIND_MASK = 7
