interface PreviewProps {
  /** The picture in each size there is, the smallest first. */
  previews: readonly { url: string; side: number }[]
  /** What is seen until it is there: a tiny picture of the same. */
  placeholder?: string | null
  alt: string
  /** Seen as soon as the list is: not worth waiting until somebody scrolls to it. */
  isFirst?: boolean
  className: string
}

/** How wide a card is: half a phone, or a sixth of a desk. Browsers that look for themselves do. */
const SIZES = 'auto, (max-width: 40rem) 50vw, 16rem'

/** A picture of a list, in the size that is right for the screen. Its space is there before it is, so that nothing moves. */
export function Preview({ previews, placeholder, alt, isFirst = false, className }: PreviewProps) {
  return (
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      sizes={isFirst ? SIZES.replace('auto, ', '') : SIZES}
      srcSet={previews.map(({ url, side }) => `${url} ${side}w`).join(', ')}
      src={previews.at(-1)?.url}
      alt={alt}
      width={512}
      height={512}
      className={className}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  )
}
