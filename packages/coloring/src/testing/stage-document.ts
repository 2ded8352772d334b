/** A document with just enough in it for a stage. Its canvases write down what is put on them, and refuse to be read. */
export function stageDocument() {
  const puts: unknown[][] = []
  let image: ImageData | undefined
  const pen = new Proxy(
    {},
    {
      get(_, name) {
        if (name !== 'putImageData') throw new Error(`The canvas is never asked for "${String(name)}".`)
        return (given: ImageData, ...where: unknown[]) => {
          image = given
          puts.push(where)
        }
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
  /** What was put on the canvas, at a place of it (red, green, blue, opacity). */
  const shownAt = (x: number, y: number) => {
    const at = 4 * (1024 * y + x)
    return [...(image?.data.subarray(at, at + 4) ?? [])]
  }
  return { container: container as unknown as HTMLElement, children: container.children, styleOf, puts, shownAt }
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
