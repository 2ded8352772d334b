import { useState } from 'react'
import { belongings } from '#session/index.ts'
import { useUser } from '#session/use-user.ts'
import { keepSwitch, readSwitch, type SwitchName } from './tools/kept-switch.ts'

const storage = () => window.localStorage

/** Something about the desk as whoever is signed in last had it on this device, until they sign out. */
export function useKeptSwitch(name: SwitchName): [isOn: boolean, turn: (on: boolean) => void] {
  const { id: userId } = useUser()
  const [isOn, setOn] = useState(() => readSwitch(storage, name))
  return [
    isOn,
    (on) => {
      if (belongings.mayKeep(userId)) keepSwitch(storage, name, on)
      setOn(on)
    },
  ]
}
