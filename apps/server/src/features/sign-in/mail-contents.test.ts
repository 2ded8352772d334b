import { describe, expect, test } from 'vitest'
import { renderMail } from '#platform/mail/mail-layout.ts'
import { mailContents } from './mail-contents.ts'

const site = 'Mo\'s <b>"Malkasten"</b> & Co'
const keys = { href: 'http://localhost:3000/verify/abc', code: '012345' }
const all = [
  mailContents.signIn(site, keys),
  mailContents.signUp(site, keys),
  mailContents.alreadySignedUp(site, keys),
  mailContents.invitation(site, {
    href: 'http://localhost:3000/sign-in?email=ida%40example.org',
    admin: true,
    by: 'Ada',
  }),
  mailContents.noAccount(site, 'http://localhost:3000/sign-up'),
  mailContents.blocked(site),
  mailContents.changeEmail(site, keys.href),
  mailContents.emailTaken(site),
  mailContents.emailChangeAsked(site, "o'brien+<i>@example.org", keys.href),
]

describe.each(all.map((content) => [content.heading, content] as const))('the mail "%s"', (_heading, content) => {
  const { text, html } = renderMail(site, content)

  test('says the same as text and as HTML', () => {
    const plain = html
      .replace(/<style>[\s\S]*?<\/style>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    for (const part of [
      content.heading,
      ...content.paragraphs,
      content.closing,
      site,
      content.code,
      content.button?.href,
    ])
      if (part) {
        expect(text).toContain(part)
        expect(plain).toContain(part)
      }
  })

  test('lets no name or address become markup', () => {
    expect(html).not.toMatch(/<b>|<i>/)
  })

  test('needs no picture, no script and nothing from elsewhere, and has a dark dress', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('width=device-width')
  })
})

describe('a mail that opens a session', () => {
  test.each([mailContents.signIn, mailContents.signUp, mailContents.alreadySignedUp])(
    'shows its link and its whole code',
    (write) => {
      const { text, html } = renderMail(site, write(site, keys))
      expect(text).toMatch(/^http:\/\/localhost:3000\/verify\/abc$/m)
      expect(text).toMatch(/^Code: 012345$/m)
      // In one piece, or copying it would bring spaces along.
      expect(html).toContain('>012345<')
    },
  )
})

/** WCAG's relative luminance. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/\w\w/g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  // Large and bold, which asks for 3.
  ['FFFFFF', '6366F1', 3],
  ['1F2430', 'FFFCF7', 4.5],
  ['5B6172', 'FFFCF7', 4.5],
  ['4F46E5', 'FFFCF7', 4.5],
  ['C9CCD6', '1F2430', 4.5],
  ['A5B4FC', '1F2430', 4.5],
])('#%s on #%s can be read', (ink, paper, least) => {
  const { html } = renderMail(site, mailContents.signIn(site, keys))
  expect(html).toContain(`#${ink}`)
  expect(html).toContain(`#${paper}`)
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(least)
})
