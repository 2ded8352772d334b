/** How the server begins the address of a file: with a path of its own. */
const FILES = '/files/'

/**
 * The answer in a text of JSON. Where the app does not come from its server, the addresses of files in it become whole ones,
 * also within a setting that is a text of JSON itself.
 */
export const parseAnswer = (text: string, server: string): unknown =>
  JSON.parse(server === '' ? text : text.replaceAll(`"${FILES}`, `"${server}${FILES}`))

/** What is sent as JSON, with the addresses of files as the server knows them. */
export function writeBody(body: unknown, server: string): string {
  const text = JSON.stringify(body)
  return server === '' ? text : text.replaceAll(`"${server}${FILES}`, `"${FILES}`)
}
