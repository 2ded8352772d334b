import { useEffect, useRef } from 'react'

interface EnginePictureProps {
  /** Made once the panel it is in has been drawn. */
  make(): { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray | Uint8Array }
  /** Another one whenever this is. */
  of: string
  className: string
  width: number
  height: number
}

/** A picture that the engine itself draws: what is shown is what will come out. */
export function EnginePicture({ make, of, className, width, height }: EnginePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef(make)
  latest.current = make
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn anew where it is to be another one
  useEffect(() => {
    // One in each task: six at once would keep the panel from opening.
    const late = setTimeout(() => {
      const pen = canvas.current?.getContext('2d')
      if (!pen) return
      const picture = latest.current()
      pen.putImageData(new ImageData(new Uint8ClampedArray(picture.data), picture.width, picture.height), 0, 0)
    })
    return () => clearTimeout(late)
  }, [of])
  return <canvas ref={canvas} width={width} height={height} className={`engine-picture ${className}`} />
}
