import { DocumentText } from '#features/landing/document-text.tsx'
import { Content } from '#ui/content.tsx'
import { Component as NotFound } from './not-found.tsx'
import { PublicFrame } from './public-frame.tsx'

/** One of the site's documents; one that is switched off is not there at all. */
export function DocumentScreen({ title, html }: { title: string; html: string | null }) {
  if (html === null) return <NotFound />
  return (
    <PublicFrame>
      <Content>
        <DocumentText title={title} html={html} />
      </Content>
    </PublicFrame>
  )
}
