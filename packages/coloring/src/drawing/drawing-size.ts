/**
 * Width and height of every drawing (px), whatever the screen: what is saved is what was drawn. A power of two, by which
 * the fill finds the start of a row.
 */
export const DRAWING_SIDE = 1024

export const DRAWING_PIXELS = DRAWING_SIDE * DRAWING_SIDE
