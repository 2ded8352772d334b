import { SECTIONS, type SectionName } from '@huebook/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { changeSite, useSite } from '#features/site/site-store.ts'
import { SectionEditor } from '#features/website-editor/section-editor.tsx'
import { sectionAt } from '#features/website-editor/section-paths.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { ICONS, SectionPreview } from './section-preview.tsx'
import { loader as readWebsite } from './website.tsx'

export const handle = { title: ({ name }: { name: SectionName }) => `Website: ${SECTIONS[name].title}` }

export const loader = async (args: LoaderFunctionArgs) => ({
  name: sectionAt(new URL(args.request.url).pathname),
  website: await readWebsite(args),
})

/** What is being edited stays what it was when it was opened: others' changes are met when it is saved. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export function Component() {
  const { name, website } = useLoaderData<typeof loader>()
  const site = useSite()
  return (
    <Content className="mx-auto max-w-7xl">
      <ScreenHead title={SECTIONS[name].title} back={<BackLink to={paths.adminWebsite()}>All sections</BackLink>} />
      <SectionEditor
        key={name}
        name={name}
        website={website}
        icons={ICONS}
        preview={(section) => <SectionPreview name={name} section={section} website={website} site={site} />}
        // Whoever signs out now finds it on the landing, without a reload.
        onSaved={(saved) => changeSite({ website: saved })}
      />
    </Content>
  )
}
