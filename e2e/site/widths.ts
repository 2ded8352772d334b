/** A phone, a tablet and a desk. */
export const WIDTHS = [390, 820, 1440] as const
export const SCHEMES = ['light', 'dark'] as const
/** How high a phone, a tablet and a desktop of such a width are. */
export const HEIGHTS = { 390: 844, 820: 1180, 1440: 900 } as const
