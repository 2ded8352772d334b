type Open = () => Pick<Storage, 'getItem' | 'setItem'>

/** How somebody has their desk, whichever page lies on it. */
export type SwitchName = 'simple-desk' | 'left-handed' | 'sounds'

/** Whether something about the desk was left switched on on this device. */
export function readSwitch(open: Open, name: SwitchName): boolean {
  try {
    return open().getItem(name) === 'on'
  } catch {
    return false
  }
}

export function keepSwitch(open: Open, name: SwitchName, isOn: boolean): void {
  try {
    open().setItem(name, isOn ? 'on' : 'off')
  } catch {}
}
