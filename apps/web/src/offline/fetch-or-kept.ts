import { kept } from './kept-pages.ts'

/**
 * Fetches a stored picture, or takes it from what is kept where the site cannot be reached. In a browser the service worker
 * does so as well; apps have none.
 */
export async function fetchOrKept(url: string): Promise<Response> {
  try {
    return await fetch(url)
  } catch (trouble) {
    const here = await kept.file(url)
    if (here) return here
    throw trouble
  }
}
