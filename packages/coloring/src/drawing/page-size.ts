/** Width and height of every drawing (px), whatever the screen: what is saved is what was drawn. */
export const PAGE_SIZE = 1024

export const PAGE_PIXELS = PAGE_SIZE * PAGE_SIZE
