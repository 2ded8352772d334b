import Fastify from 'fastify'
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

  test('takes apps by what phones know them by, fingerprints as Google writes them', () => {
    const fingerprint = Array(32).fill('ab').join(':')
    const { apps } = readConfig({
      ANDROID_APPS: `org.huebook.app@${fingerprint}, org.example.colour@${fingerprint}`,
      APPLE_APPS: 'ABCDE12345.org.huebook.app',
    })
    expect(apps).toEqual({
      android: ['org.huebook.app', 'org.example.colour'].map((id) => ({ id, fingerprint: fingerprint.toUpperCase() })),
      apple: ['ABCDE12345.org.huebook.app'],
    })
    expect(readConfig({}).apps).toEqual({ android: [], apple: [] })
  })

  test('follows requests only where somebody collects that, and all of them unless told otherwise', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).not.toHaveProperty('traces')
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
        OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20YTpi==, tenant=huebook',
      }).traces,
    ).toEqual({
      endpoint: 'http://localhost:4318',
      headers: { authorization: 'Basic YTpi==', tenant: 'huebook' },
      service: 'huebook',
      ratio: 1,
    })
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
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'localhost:4318',
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as https://colour.example.org.',
    ],
    [
      'OTEL_EXPORTER_OTLP_HEADERS',
      'api-key',
      'OTEL_EXPORTER_OTLP_HEADERS must be names and values such as api-key=123,tenant=huebook.',
    ],
    [
      'OTEL_EXPORTER_OTLP_HEADERS',
      'api-key=a%0Ab',
      'OTEL_EXPORTER_OTLP_HEADERS must be names and values such as api-key=123,tenant=huebook.',
    ],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
    ['METRICS_PORT', '3000', 'METRICS_PORT must not be PORT: metrics are for the operator alone.'],
    ['SMTP_URL', 'localhost', 'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587.'],
    ['APP_SECRET', 'short', 'APP_SECRET must have at least 16 characters.'],
    ['APP_SECRET_BEFORE', 'short', 'APP_SECRET_BEFORE must have at least 16 characters.'],
    ['S3_BUCKET', 'pages', 'S3_ENDPOINT must be set too when files are kept in an S3-compatible store.'],
    [
      'S3_PUBLIC_URL',
      'https://cdn.example.org',
      'S3_ENDPOINT must be set too when files are kept in an S3-compatible store.',
    ],
    ['PUBLIC_URL', 'https://x.example/?a=1', 'PUBLIC_URL must be an address with nothing but host and path.'],
    ['PUBLIC_URL', 'https://x.example/#a', 'PUBLIC_URL must be an address with nothing but host and path.'],
    ['PUBLIC_URL', 'https://me:pw@x.example', 'PUBLIC_URL must be an address with nothing but host and path.'],
    ['STRIPE_API_BASE', 'https://x.example/v1', 'STRIPE_API_BASE must be an address with nothing but a host.'],
    ...[
      'org.huebook.app',
      'org.huebook.app@AB:CD',
      'huebook@AB',
      `org.huebook.app@${Array(32).fill('XY').join(':')}`,
    ].map((value) => [
      'ANDROID_APPS',
      value,
      'ANDROID_APPS must be an id and a SHA-256 fingerprint such as org.huebook.app@14:6D:…:C5, and a comma between two of them.',
    ]),
    ...['org.huebook.app', 'ABCDE12345', 'ABCDE12345.org.huebook.app,'].map((value) => [
      'APPLE_APPS',
      value,
      'APPLE_APPS must be a team and an id such as ABCDE12345.org.huebook.app, and a comma between two of them.',
    ]),
    ...['foo', '10.0.0.0/33', '10.0.0.0/0', '1.2.3', '10.0.0.1,', 'fe80::/129', '10.0.0.0/8/8'].map((value) => [
      'TRUST_PROXY',
      value,
      'TRUST_PROXY must be on, off, how many proxies there are, or their addresses such as 10.0.0.0/8.',
    ]),
  ])('refuses %s=%s with one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name as string]: value })).toThrow(sentence)
  })

  test.each(['10.0.0.1', '10.0.0.0/8, 192.168.0.0/16', 'fd00::/8', 'loopback, uniquelocal', '2', 'on', 'off'])(
    'takes TRUST_PROXY=%s, and so does Fastify',
    (value) => {
      const { trustProxy } = readConfig({ TRUST_PROXY: value })
      expect(() => Fastify({ trustProxy })).not.toThrow()
    },
  )
})
