import { useCallback, useState } from 'react'

type Arrived = () => Promise<boolean>

/** The pictures of a form that are on their way. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Arrived[]>([])

  const awaitUpload = useCallback((arrived: Arrived) => {
    setUploads((now) => [...now, arrived])
    return () => setUploads((now) => now.filter((one) => one !== arrived))
  }, [])

  return {
    awaitUpload,
    uploading: uploads.length > 0,
    /** Waits for all of them, and answers whether none was lost. */
    allArrived: async () => (await Promise.all(uploads.map((arrived) => arrived()))).every(Boolean),
  }
}
