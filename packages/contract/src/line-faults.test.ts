import { expect, test } from 'vitest'
import { faultInSiteName, faultInTagline } from './line-faults.ts'
import { SettingValue } from './settings.ts'

test.each(['Huebook', ' ', '', 'two\nlines', 'un\u202Eseen', '\u0301', 'x'.repeat(500)])(
  'what is said of %j before it is sent is what the site would say of it',
  (text) => {
    const [name, tagline] = [SettingValue.app_name.safeParse(text), SettingValue.tagline.safeParse(text)]
    expect(faultInTagline(text)).toBe(tagline.error?.issues[0]?.message)
    const said = name.error?.issues.map(({ message }) => message) ?? []
    expect(said.includes(faultInSiteName(text) ?? '') || said.length === 0).toBe(true)
    expect(faultInSiteName(text) === undefined).toBe(name.success)
  },
)
