import { escapeHtml } from '#platform/html/escape-html.ts'

/** A mail before it is dressed. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: string[]
  button?: { label: string; href: string }
  code?: string
  closing: string
}

/** Readable without pictures, on a phone and in the dark; tables and inline styles, since mail readers know little else. */
export const renderMail = (site: string, content: MailContent): { text: string; html: string } => ({
  text: renderText(site, content),
  html: renderHtml(site, content),
})

function renderText(site: string, { heading, paragraphs, button, code, closing }: MailContent): string {
  const parts = [heading, ...paragraphs]
  if (button) parts.push(`${button.label}:\n${button.href}`)
  if (code) parts.push(`Code: ${code}`)
  return `${[...parts, closing, `-- \n${site}`].join('\n\n')}\n`
}

const FONT = "font-family:ui-rounded,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** White on this violet reaches AA for large text only, so what stands on it is large and bold. */
const BUTTON = `display:inline-block;padding:14px 28px;border-radius:12px;background:#6366F1;color:#FFFFFF;font-size:19px;font-weight:700;text-decoration:none;${FONT}`
const CODE = `font-size:34px;font-weight:700;letter-spacing:8px;line-height:1.2;margin:0;font-family:ui-monospace,Menlo,Consolas,monospace`

const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #1F2430 !important }
  .ink { color: #FFFCF7 !important }
  .soft { color: #C9CCD6 !important }
  .link { color: #A5B4FC !important }
}`

function renderHtml(site: string, { subject, heading, paragraphs, button, code, closing }: MailContent): string {
  const rows = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.3;color:#1F2430">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    button &&
      `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`,
    code &&
      `<p class="soft" style="margin:0 0 4px;color:#5B6172">Code</p><p class="ink" style="${CODE};color:#1F2430">${code}</p>`,
    button && fallback(button.href),
    `<p class="soft" style="margin:24px 0 0;font-size:14px;line-height:1.5;color:#5B6172">${escapeHtml(closing)}</p>`,
    `<p class="soft" style="margin:24px 0 0;font-size:14px;color:#5B6172">${escapeHtml(site)}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#FFFCF7">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#FFFCF7">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td align="left" style="font-size:16px;line-height:1.5;${FONT}">
${rows.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;color:#1F2430">${escapeHtml(text)}</p>`

/** For readers that show no button, and for whoever likes to see where a link leads. */
const fallback = (href: string): string =>
  `<p class="soft" style="margin:24px 0 0;font-size:14px;line-height:1.5;color:#5B6172">The button does not work? Copy this address:<br><a class="link" href="${escapeHtml(href)}" style="color:#4F46E5;word-break:break-all">${escapeHtml(href)}</a></p>`
