import { useState } from 'react'
import { kidsLock } from '#session/kids-lock/index.ts'
import { Panel } from '#ui/panel.tsx'
import { SwitchField } from '#ui/switch-field.tsx'

/** For whoever hands the device to a child. */
export function KidsLockPanel() {
  const [isOn, setOn] = useState(kidsLock.isOn)

  async function change(on: boolean) {
    // The sum may have been solved long ago, and somebody else sits here by now.
    if (!on && !(await kidsLock.ask('account'))) return
    kidsLock.switchTo(on)
    setOn(on)
  }

  return (
    <Panel title="Kids’ lock">
      <SwitchField
        label={isOn ? 'On, on this device' : 'Off, on this device'}
        hint="A sum stands before paying, sharing, links to other places and this account."
        checked={isOn}
        onChange={(on) => void change(on)}
      />
    </Panel>
  )
}
