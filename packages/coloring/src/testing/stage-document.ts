/** A document with just enough in it for a stage. Its canvases write down what is put on them, and refuse to be read. */
export function stageDocument() {
  const puts: unknown[][] = []
  const pen = new Proxy(
    {},
    {
      get(_, name) {
        if (name !== 'putImageData') throw new Error(`The canvas is never asked for "${String(name)}".`)
        return (...args: unknown[]) => puts.push(args.slice(1))
      },
    },
  )
  const made: StageElement[] = []
  const createElement = (tag: string): StageElement => {
    const element: StageElement = {
      tag,
      style: {},
      children: [],
      ownerDocument: { createElement },
      append: (...more) => element.children.push(...more),
      remove() {
        for (const { children } of made) if (children.includes(element)) children.splice(children.indexOf(element), 1)
      },
      getContext: () => pen,
    }
    made.push(element)
    return element
  }
  const container = createElement('div')
  const styleOf = (tag: string) => made.findLast((element) => element.tag === tag)?.style ?? {}
  return { container: container as unknown as HTMLElement, children: container.children, styleOf, puts }
}

interface StageElement {
  readonly tag: string
  readonly style: Record<string, string>
  readonly children: StageElement[]
  readonly ownerDocument: { createElement(tag: string): StageElement }
  append(...more: StageElement[]): void
  remove(): void
  getContext(): object
}
