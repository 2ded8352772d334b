import { SECRET_SETTINGS, type SettingName } from '@huebook/contract'

export type SecretName = (typeof SECRET_SETTINGS)[number]
type SecretTexts = Record<SecretName, string>

export const noSecrets = (): SecretTexts => ({ openai_key: '', stripe_key: '', stripe_webhook_secret: '' })

/** What everybody sees of the site. */
export interface Looks {
  name: string
  tagline: string
  favicon: string
}

interface Change {
  name: SettingName
  value: string
}

/** What is sent, one call each: the looks always, a secret only where one was typed, or an empty field would forget it. */
export function changesOf({ name, tagline, favicon }: Looks, secrets: SecretTexts): Change[] {
  const looks: Change[] = [
    { name: 'app_name', value: name },
    { name: 'tagline', value: tagline },
    { name: 'favicon', value: favicon },
  ]
  const typed = SECRET_SETTINGS.map((secret) => ({ name: secret, value: secrets[secret].trim() }))
  return [...looks, ...typed.filter(({ value }) => value !== '')]
}

/** The fields without the secrets that are saved by now; what was typed meanwhile, or refused, stays. */
export const withoutSaved = (now: SecretTexts, sent: SecretTexts, saved: ReadonlySet<SettingName>): SecretTexts =>
  Object.fromEntries(
    SECRET_SETTINGS.map((name) => [name, saved.has(name) && now[name] === sent[name] ? '' : now[name]]),
  ) as SecretTexts
