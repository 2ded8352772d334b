interface DocumentTextProps {
  title: string
  /** Rich text, cleaned by the server when it was saved. */
  html: string
}

/** The terms or the privacy policy, to be read. */
export function DocumentText({ title, html }: DocumentTextProps) {
  return (
    <article className="mx-auto w-full max-w-[44rem] px-5 py-12 sm:px-8 lg:py-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: only the server's own cleaned text comes here */}
      <div className="rich-text mt-8" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
