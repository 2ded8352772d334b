/** What a region can be filled with. The order is what a journal stores: add at the end only. */
export const FILL_NAMES = ['plain', 'gradient', 'dots', 'stripes', 'stars', 'hearts', 'scales'] as const

export type FillName = (typeof FILL_NAMES)[number]
