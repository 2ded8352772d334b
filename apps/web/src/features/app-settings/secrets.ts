import { faultInKey, SECRET_SETTINGS } from '@huebook/contract'

export type SecretName = (typeof SECRET_SETTINGS)[number]
export type SecretTexts = Record<SecretName, string>

export const noSecrets = (): SecretTexts => ({ openai_key: '', stripe_key: '', stripe_webhook_secret: '' })

/** What is sent, one call each: only where something was typed, or an empty field would forget it. */
export const typedSecrets = (secrets: SecretTexts) =>
  SECRET_SETTINGS.map((name) => ({ name, value: secrets[name].trim() })).filter(({ value }) => value !== '')

/** What can be told to be wrong before it is sent. */
export function secretFaults(secrets: SecretTexts): Partial<SecretTexts> {
  const faults = SECRET_SETTINGS.map((name) => [name, faultInKey(name, secrets[name])] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

/** The fields without the secrets that are saved by now; what was typed meanwhile, or refused, stays. */
export const withoutSaved = (now: SecretTexts, sent: SecretTexts, saved: ReadonlySet<SecretName>): SecretTexts =>
  Object.fromEntries(
    SECRET_SETTINGS.map((name) => [name, saved.has(name) && now[name] === sent[name] ? '' : now[name]]),
  ) as SecretTexts
