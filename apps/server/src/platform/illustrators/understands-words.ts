/** Whether the built-in illustrator knows each word of a text as it is written; asked in a worker, which has its words at hand. */
export async function understandsWords({ text }: { text: string }): Promise<boolean> {
  const { isUnderstood } = await import('@huebook/illustrator')
  return isUnderstood(text)
}
