/**
 * What changed between two drawings, as the exclusive or of their pixels: applied once it leads forward, applied again
 * it leads back. Bytes of tokens, each of them: how many pixels to skip, then eight times a length plus a kind:
 */
export const RUN = 0 // as many pixels differ by the word that follows
export const WORDS = 1 // each pixel differs by a word of its own
export const SAME_RUN = 2 // as many pixels differ by the word of the last run
export const ALPHAS = 3 // each differs by the last run's colour and an alpha of its own: a soft edge on blank paper
export const COLORS = 4 // each differs by a colour of its own and no alpha: a soft edge on paint
// The same two where all pixels were alike, and are again. A packed drawing has none of them: on blank paper every run is.
export const EVEN_RUN = 5
export const SAME_EVEN_RUN = 6

/**
 * Pixels of a run that are worth being told so: the browser's own `fill` takes no time for them, and it is as quick the first
 * time as ever, when a loop over the hundred thousand pixels of a region has not been compiled yet.
 */
export const LONG_RUN = 64

/** Bits of the kind, below the length. */
export const KIND_BITS = 3
export const KIND_MASK = 7
