import { LINK_SCHEMES } from '@huebook/contract'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** What the rich text of a document is made of, and nothing else: what the editor offers, and what a browser cannot run. */
const RULES: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'em', 'u', 's', 'code', 'a'],
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: [...LINK_SCHEMES],
  // An address without a scheme that names another site would be sent there by whatever the page was loaded with.
  allowProtocolRelative: false,
  // What stands in these is code, or is read as such by some browser: it goes with its tag.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'xmp', 'noembed'],
  // The title of a screen is its only heading of the first rank, and deeper ranks than three help nobody.
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href && { href }), rel: 'noopener noreferrer' } }),
  },
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
}

/** Text that means nothing: an editor leaves a paragraph where everything was deleted. */
const NOTHING = /^(?:<p>(?:<br \/>)?<\/p>)*$/

/** Rich text with nothing in it that could run, load or lead anywhere but where it says. */
export function cleanRichText(html: string): string {
  const clean = sanitizeHtml(html, RULES).trim()
  return NOTHING.test(clean) ? '' : clean
}
