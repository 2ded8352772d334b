import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('starts with nothing set', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' })
  })

  test('treats an empty variable as not set, as compose files leave them', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).not.toHaveProperty('databaseUrl')
  })

  test('drops the slash at the end of the public address, or links in mails would have two', () => {
    expect(readConfig({ PUBLIC_URL: 'https://colour.example.org/' }).publicUrl).toBe('https://colour.example.org')
  })

  test('sends mails from the public host unless told otherwise', () => {
    expect(readConfig({ PUBLIC_URL: 'https://colour.example.org' }).mailFrom).toBe('no-reply@colour.example.org')
  })

  test.each([
    ['PORT', 'http', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT must be a whole number from 1 to 65535.'],
    ['PUBLIC_URL', 'colour.example.org', 'PUBLIC_URL must be an address such as https://colour.example.org.'],
    [
      'DATABASE_URL',
      'mysql://localhost',
      'DATABASE_URL must be an address such as postgres://user:password@localhost:5432/huebook.',
    ],
    ['SMTP_URL', 'localhost', 'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.'],
    ['APP_SECRET', 'short', 'APP_SECRET must have at least 16 characters.'],
    ['S3_BUCKET', 'pages', 'S3_ENDPOINT must be set too when files are kept in an S3-compatible store.'],
  ])('refuses %s=%s with one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })
})
