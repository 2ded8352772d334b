import { UPLOAD_MAX_SIDE } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { greyPng, jpegOfScans } from '#testing/hostile-pictures.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

describe('refused before it is decoded is', () => {
  test.each([
    [UPLOAD_MAX_SIDE + 1, 1],
    [1, UPLOAD_MAX_SIDE + 1],
  ])('a picture of %i × %i pixels: few, but too many in a row', async (width, height) => {
    const answer = await sendPicture(site, await site.signIn(), greyPng(width, height))
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { code: 'TOO_LARGE', message: 'A picture can be at most 12,000 pixels wide and 12,000 pixels high' },
    ])
  })

  test('a JPEG of more scans than any camera or program makes', async () => {
    const answer = await sendPicture(site, await site.signIn(), jpegOfScans(64, 51))
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'INVALID', message: 'This picture takes too long to read. Please try a simpler one' },
    ])
  })
})

describe('accepted all the same is', () => {
  test.each([
    ['a picture as wide as it may be', () => greyPng(UPLOAD_MAX_SIDE, 2)],
    ['a picture as high as it may be', () => greyPng(2, UPLOAD_MAX_SIDE)],
    ['a JPEG of as many scans as it may have', () => jpegOfScans(64, 50)],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
  ])('%s', async (_what, bytes) => {
    expect((await sendPicture(site, await site.signIn(), await bytes())).statusCode).toBe(200)
  })
})
