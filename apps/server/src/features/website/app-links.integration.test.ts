import { describe, expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'

const [FINGERPRINT, ANOTHER] = ['AB', 'CD'].map((byte) => Array(32).fill(byte).join(':')) as [string, string]
const ANDROID = '/.well-known/assetlinks.json'
const APPLE = '/.well-known/apple-app-site-association'

describe('a site that apps are made for', () => {
  const site = testSite({
    apps: {
      android: [FINGERPRINT, ANOTHER].map((fingerprint) => ({ id: 'org.huebook.app', fingerprint })),
      apple: ['ABCDE12345.org.huebook.app'],
    },
  })
  const read = async (url: string) => {
    const { statusCode, headers, json } = await site.app.inject(url)
    return { statusCode, type: headers['content-type'], body: json() }
  }
  const ofAndroid = (fingerprint: string) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: 'org.huebook.app', sha256_cert_fingerprints: [fingerprint] },
  })

  test('tells Android which of them may open its links, by every certificate they are signed by', async () => {
    expect(await read(ANDROID)).toEqual({
      statusCode: 200,
      type: 'application/json',
      body: [ofAndroid(FINGERPRINT), ofAndroid(ANOTHER)],
    })
  })

  test('tells iPhones which of them may open its links, and which links those are', async () => {
    expect(await read(APPLE)).toEqual({
      statusCode: 200,
      type: 'application/json',
      body: {
        applinks: {
          details: [
            { appIDs: ['ABCDE12345.org.huebook.app'], components: [{ '/': '/verify/*' }, { '/': '/payment' }] },
          ],
        },
      },
    })
  })
})

describe('a site without apps of its own', () => {
  const site = testSite()

  test.each([ANDROID, APPLE])('has nothing to say at %s', async (url) => {
    const answer = await site.app.inject(url)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  })
})
