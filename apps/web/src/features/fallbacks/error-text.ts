import { isRouteErrorResponse } from 'react-router'

/** What an error says about itself, whatever was thrown. */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const said = typeof error.data === 'string' ? error.data : ''
    return said || `${error.status} ${error.statusText}`.trim()
  }
  if (error instanceof Error && error.message) return error.message
  return (typeof error === 'string' && error) || 'Something went wrong!'
}
