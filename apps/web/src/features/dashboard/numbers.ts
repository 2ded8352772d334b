const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US')

/** As short as it can be read at a glance: 1234 is "1.2K". */
export const inShort = (count: number): string => compact.format(count)

/** To the last one: 1234 is "1,234". */
export const inFull = (count: number): string => whole.format(count)
