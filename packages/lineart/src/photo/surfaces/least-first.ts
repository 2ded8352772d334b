/** A queue that gives back the least first (J. W. J. Williams, 1964). */
export function leastFirst<Item>() {
  const costs: number[] = []
  const items: Item[] = []
  const swap = (i: number, j: number) => {
    ;[costs[i], costs[j]] = [costs[j] as number, costs[i] as number]
    ;[items[i], items[j]] = [items[j] as Item, items[i] as Item]
  }
  const isLess = (i: number, j: number) => (costs[i] as number) < (costs[j] as number)

  return {
    push(cost: number, item: Item): void {
      costs.push(cost)
      items.push(item)
      for (let at = costs.length - 1; at > 0; ) {
        const up = (at - 1) >> 1
        if (!isLess(at, up)) break
        swap(at, up)
        at = up
      }
    },
    pop(): { cost: number; item: Item } | undefined {
      if (costs.length === 0) return undefined
      swap(0, costs.length - 1)
      const least = { cost: costs.pop() as number, item: items.pop() as Item }
      for (let at = 0; ; ) {
        let child = 2 * at + 1
        if (child >= costs.length) return least
        if (child + 1 < costs.length && isLess(child + 1, child)) child++
        if (!isLess(child, at)) return least
        swap(child, at)
        at = child
      }
    },
  }
}
