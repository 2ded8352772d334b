import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Who counts as one client: an IPv4 address, or the network of an IPv6 one, in which a client can take any address. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  return mapped ?? (isIPv6(ip) ? network(ip) : ip)
}

const GROUPS = 8
/** A provider hands every customer at least this many groups: 64 bits. */
const NETWORK_GROUPS = 4

function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
