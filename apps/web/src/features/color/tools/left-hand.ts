import { createContext } from 'react'

/** Whether the tools lie where a left hand has them, on the other side of the desk. */
export const LeftHand = createContext(false)
