/** Before what belongs to somebody who was named: Emma and her dog. */
export const OWNERS: ReadonlySet<string> = new Set(['her', 'his', 'their', 'my', 'our'])
