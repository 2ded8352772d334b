/** Places where two basins touch: bordered pixel, squared distance to the lines there, and the basins. */
export interface Contacts {
  readonly count: number
  readonly pixel: Int32Array
  readonly a: Int32Array
  readonly b: Int32Array
}

/** A list of contacts that grows. */
export function contactList() {
  let pixel = new Int32Array(1024)
  let a = new Int32Array(1024)
  let b = new Int32Array(1024)
  let count = 0
  const doubled = (array: Int32Array) => {
    const larger = new Int32Array(array.length * 2)
    larger.set(array)
    return larger
  }
  return {
    add(at: number, first: number, second: number) {
      if (count === pixel.length) {
        pixel = doubled(pixel)
        a = doubled(a)
        b = doubled(b)
      }
      pixel[count] = at
      a[count] = first
      b[count] = second
      count++
    },
    finished: (): Contacts => ({ count, pixel, a, b }),
  }
}
