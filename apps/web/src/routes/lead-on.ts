import { redirect, replace } from 'react-router'
import { navigation } from '#api/navigation.ts'

/** Where somebody stands while they are led on. */
interface Stand {
  /** No screen has been shown yet. */
  isStarting: boolean
  address: string | undefined
}

const stand = (): Stand => ({ isStarting: navigation.isStarting(), address: globalThis.location?.href })

/**
 * Leads on from a screen that is not for whoever opens it. Where it was the first they opened, or the way back has led here,
 * what follows takes its place: left behind, it would lead them on again whenever they go back.
 */
export function leadOn({ url }: Pick<Request, 'url'>, to: string, { isStarting, address = '' } = stand()): Response {
  const [reached] = address.split('#')
  return isStarting || url === reached ? replace(to) : redirect(to)
}
