import { Boot } from '@huebook/contract'
import { expect, test } from 'vitest'
import { factsOf } from './site-sources.ts'
import { writeHead } from './website-head.ts'

const template = '<head><!--site:start--><title>Default</title><!--site:end--></head>'
const publicUrl = 'https://colour.example.org'
const siteCalled = (app_name: string, tagline = '') =>
  factsOf(
    [
      { name: 'app_name', value: app_name },
      { name: 'tagline', value: tagline },
    ],
    [],
  )
const headOf = (name: string, tagline = '') =>
  writeHead(template, { facts: siteCalled(name, tagline), publicUrl, startsApp: true })

const readBoot = (html: string): unknown => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test('the page carries the name of the site instead of the default one', () => {
  const html = headOf('Tante Emmas Malbuch')
  expect(html).toContain('<title>Tante Emmas Malbuch</title>')
  expect(html).not.toContain('Default')
})

test.each([
  '</script><script>alert(1)</script>',
  `"><img src=x onerror="alert('1')">`,
  '$& $1 $` dollars',
  '<!--<script>',
])('a site named %s is a site with an odd name and nothing more', (name) => {
  const html = headOf(name, name)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
  expect(Boot.parse(readBoot(html)).settings[0]?.value).toBe(name)
})

test('a screen of the app is nobody to be found, one that everybody may see has one address', () => {
  expect(headOf('Huebook')).toContain('<meta name="robots" content="noindex">')
  const screen = { title: 'Terms', description: 'What holds', path: '/terms' }
  const html = writeHead(template, { facts: siteCalled('Huebook'), publicUrl, screen, startsApp: false })
  expect(html).toContain('<link rel="canonical" href="https://colour.example.org/terms">')
  expect(html).not.toMatch(/noindex|id="boot"/)
})
