import { useEffect, useState } from 'react'
import { Confetti } from './confetti.tsx'

/** Confetti for once, from when it is there. */
export function Celebration() {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(false), [])
  return <Confetti isOn={isOn} />
}
