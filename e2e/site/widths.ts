/** A phone, a tablet and a desk. */
export const WIDTHS = [390, 820, 1440] as const
export const SCHEMES = ['light', 'dark'] as const
