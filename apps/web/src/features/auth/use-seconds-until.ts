import { useEffect, useState } from 'react'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** How many seconds are left until a moment, counting down. */
export function useSecondsUntil(moment: number) {
  const [now, setNow] = useState({ moment, left: secondsUntil(moment) })
  if (now.moment !== moment) setNow({ moment, left: secondsUntil(moment) })
  const over = now.left === 0

  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow({ moment, left: secondsUntil(moment) }), 1000)
    return () => clearInterval(timer)
  }, [moment, over])

  return now.left
}
