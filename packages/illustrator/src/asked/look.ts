export const STYLES = ['scene', 'close-up', 'pattern', 'mandala', 'frame'] as const

/** How a page is laid out. */
export type Style = (typeof STYLES)[number]

/** 1: few large shapes for the smallest; 3: many small ones. */
export type Detail = 1 | 2 | 3

export const TASTES = ['celtic', 'paisley', 'deco', 'flowing', 'geometric', 'glass', 'zentangle', 'floral'] as const

/** Of which kind the ornaments of an intricate page are. */
export type Taste = (typeof TASTES)[number]
