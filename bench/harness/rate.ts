import { type Answer, type Connection, openConnection } from './connection.ts'

export const CONNECTIONS = 20

export const openConnections = (address: string): Promise<Connection[]> =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(address)))

/** How many requests a second are answered. */
export async function rateOf(connections: readonly Connection[], requests: readonly Buffer[]): Promise<number> {
  const begin = performance.now()
  await sendAll(connections, requests)
  return (1000 * requests.length) / (performance.now() - begin)
}

/** Every connection has its share of the requests, and sends the next as soon as the last was answered. */
export async function sendAll(connections: readonly Connection[], requests: readonly Buffer[]): Promise<Answer[]> {
  const answers: Answer[] = []
  await Promise.all(
    connections.map(async (connection, one) => {
      for (let i = one; i < requests.length; i += connections.length) {
        const answer = await connection.ask(requests[i] as Buffer)
        if (answer.status !== 200) throw new Error(`A call was answered ${answer.status}: ${answer.body}`)
        answers[i] = answer
      }
    }),
  )
  return answers
}
