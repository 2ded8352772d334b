import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** The page is not there any more for whoever has coloured it until now. */
export const TakenDown = () => (
  <div className="desk-note" role="status">
    <h2 className="text-2xl">This page was taken down</h2>
    <p className="max-w-md">
      Whoever runs this site has blocked it, so it cannot be coloured for now. Nothing you have drawn is deleted: if the
      page comes back, so does your colouring.
    </p>
    <LinkButton look="primary" to={paths.coloredPages()}>
      Your coloured pages
    </LinkButton>
  </div>
)
