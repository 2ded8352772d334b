/** The root of a set; halves the path on the way (Tarjan, van Leeuwen 1984). */
export function find(parent: Int32Array, item: number): number {
  let at = item
  let up = parent[at] as number
  while (up !== at) {
    const next = parent[up] as number
    parent[at] = next
    at = next
    up = parent[at] as number
  }
  return at
}

/** Joins two sets and gives the root, always the smaller number, so that results do not depend on the order of joins. */
export function unite(parent: Int32Array, a: number, b: number): number {
  const first = find(parent, a)
  const second = find(parent, b)
  if (first === second) return first
  const root = Math.min(first, second)
  parent[Math.max(first, second)] = root
  return root
}

/** The items 0 to size - 1, each a set of its own. */
export function singletons(size: number): Int32Array {
  const parent = new Int32Array(size)
  for (let i = 0; i < size; i++) parent[i] = i
  return parent
}
