interface FramedPictureProps {
  src: string
  words: string
}

/** A finished picture as it hangs on a wall: in its mat, in a frame of wood. */
export const FramedPicture = ({ src, words }: FramedPictureProps) => (
  <div className="framed">
    <img src={src} alt={words} width={1024} height={1024} />
  </div>
)
