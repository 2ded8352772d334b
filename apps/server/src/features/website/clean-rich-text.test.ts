import { describe, expect, test } from 'vitest'
import { HOSTILE_HTML } from '#testing/hostile-html.ts'
import { cleanRichText } from './clean-rich-text.ts'

const TAG = /<\/?([a-z0-9]+)((?:\s[^<>]*)?)>/gi
const HARMLESS_TAGS = 'h2 h3 p br hr ul ol li blockquote strong em u s code a'.split(' ')
const HARMLESS_ATTRIBUTE =
  /^(?: (?:href="(?:https?:|mailto:|tel:|\/(?![/\\])|#)[^"<>]*"|rel="noopener noreferrer"|start="\d+"))* ?\/?$/

/** Every tag there is, by which only what the product itself shows can be meant. */
function expectHarmless(html: string): void {
  for (const [tag, name = '', attributes = ''] of html.matchAll(TAG)) {
    expect(HARMLESS_TAGS, tag).toContain(name)
    expect(attributes, tag).toMatch(HARMLESS_ATTRIBUTE)
  }
  // What is no tag is text, in which nothing can begin one.
  expect(html.replaceAll(TAG, '')).not.toMatch(/[<>]/)
}

describe('rich text', () => {
  test('there are at least fifty ways to attack it', () => {
    expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(50)
  })

  test.each(HOSTILE_HTML)('comes out harmless, and the same when it is cleaned again: %s', (html) => {
    const clean = cleanRichText(`<p>Before.</p>${html}`)
    expectHarmless(clean)
    expect(clean).toContain('<p>Before.</p>')
    expect(cleanRichText(clean)).toBe(clean)
  })

  test('keeps what the editor offers', () => {
    const html =
      '<h2>Terms</h2><p>Some <strong>bold</strong>, <em>slanted</em>, <u>underlined</u>, <s>struck</s> and <code>plain</code> words.</p>' +
      '<h3>Lists</h3><ul><li><p>one</p></li></ul><ol start="3"><li><p>three</p></li></ol><blockquote><p>said</p></blockquote><hr />' +
      '<p><a href="https://example.org/" rel="noopener noreferrer">there</a> <a href="/privacy" rel="noopener noreferrer">here</a> <a href="mailto:a@example.org" rel="noopener noreferrer">mail</a></p>'
    expect(cleanRichText(html)).toBe(html)
  })

  test('that was written elsewhere loses its looks and keeps its words', () => {
    const pasted = '<h1 style="color:red">Terms</h1><div class="x"><b>All</b> of it</div><h5>Small print</h5>'
    expect(cleanRichText(pasted)).toBe('<h2>Terms</h2><strong>All</strong> of it<h3>Small print</h3>')
  })

  test.each(['', '<p></p>', '<p><br></p>', ' <p></p><p></p> '])('of nothing is nothing: %j', (html) => {
    expect(cleanRichText(html)).toBe('')
  })
})
