const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Tells whether a value has everything an example has, of the same kinds; what it has beyond that does not matter.
 * A list in an example stands for any number of items that each look like its first.
 */
export function looksLike<T>(example: T, value: unknown): value is T {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((item) => looksLike(example[0], item))
  }
  if (isRecord(example)) {
    return isRecord(value) && Object.entries(example).every(([name, part]) => looksLike(part, value[name]))
  }
  return typeof value === typeof example
}
