/** Under every picture of the landing that was drawn with others' shapes. */
export function OpenMojiCredit() {
  return (
    <figcaption className="mt-4 text-center text-ink-soft text-sm">
      Drawn and coloured by this site’s own tools, with shapes from{' '}
      <a href="https://openmoji.org" rel="noopener noreferrer" className="underline">
        OpenMoji
      </a>
      , CC BY-SA 4.0
    </figcaption>
  )
}
