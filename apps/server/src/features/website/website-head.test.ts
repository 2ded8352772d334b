import { Boot } from '@huebook/contract'
import { expect, test } from 'vitest'
import { renderHead } from './website-head.ts'

const template = '<head><!--site:start--><title>Default</title><!--site:end--></head>'
const bootWith = (app_name: string, tagline = ''): Boot => ({
  settings: [
    { name: 'app_name', value: app_name },
    { name: 'tagline', value: tagline },
  ],
  plans: [],
})

const readBoot = (html: string): unknown => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test('the page carries the name of the site instead of the default one', () => {
  const html = renderHead(template, bootWith('Tante Emmas Malbuch'), 'https://colour.example.org')
  expect(html).toContain('<title>Tante Emmas Malbuch</title>')
  expect(html).not.toContain('Default')
})

test.each([
  '</script><script>alert(1)</script>',
  `"><img src=x onerror="alert('1')">`,
  '$& $1 $` dollars',
  '<!--<script>',
])('a site named %s is a site with an odd name and nothing more', (name) => {
  const html = renderHead(template, bootWith(name, name), 'https://colour.example.org')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('<img')
  expect(Boot.parse(readBoot(html)).settings[0]?.value).toBe(name)
})
