import lighthouse from 'lighthouse'

/** Scores from 0 to 1, times in milliseconds. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  layoutShift: number
  firstPaint: number
  largestPaint: number
  blocking: number
  /** Bytes of scripts, as they travelled. */
  scripts: number
}

/** What Lighthouse says of an address as a phone on a slow line opens it, in a browser that listens at a port. */
export async function auditAt(address: string, port: number): Promise<Audit> {
  const result = await lighthouse(address, { port, disableStorageReset: true })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories, finalDisplayedUrl } = result.lhr
  if (finalDisplayedUrl !== address) throw new Error(`Lighthouse was led to ${finalDisplayedUrl}`)
  const score = (name: string) => categories[name]?.score ?? 0
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details as { items?: Requested[] } | undefined)?.items ?? []
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: value('cumulative-layout-shift'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    scripts: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

interface Requested {
  resourceType: string
  transferSize: number
}
