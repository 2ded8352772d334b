// What is used here of packages that come without types.

declare module 'flood-fill' {
  export default function floodFill(grid: unknown, x: number, y: number, filler: number): { area: number }
}

// A plain script: it exports nothing, and adds `fillFlood` to the contexts of all canvases.
declare module 'floodfill' {}

declare module 'ndarray' {
  export default function ndarray(data: Uint32Array, shape: readonly number[]): unknown
}

declare module 'magic-wand-tool' {
  interface Mask {
    data: Uint8Array
    width: number
    height: number
    bounds: { minX: number; minY: number; maxX: number; maxY: number }
  }
  interface Contour {
    inner: boolean
    points: { x: number; y: number }[]
  }
  const MagicWand: {
    floodFill(
      image: { data: Uint8ClampedArray; width: number; height: number; bytes: number },
      x: number,
      y: number,
      threshold: number,
    ): Mask
    traceContours(mask: Mask): Contour[]
    simplifyContours(contours: Contour[], tolerance: number, count: number): Contour[]
  }
  export default MagicWand
}

declare module 'atrament' {
  export const MODE_FILL: string
  export default class Atrament {
    constructor(canvas: HTMLCanvasElement, options: { width: number; height: number; color: string; fill: unknown })
    mode: string
    color: string
    addEventListener(name: string, listener: () => void): void
    removeEventListener(name: string, listener: () => void): void
  }
}

declare module 'atrament/fill' {
  const FillWorker: unknown
  export default FillWorker
}
