import { SECTION_NAMES, type SectionName, sectionIn, type Website } from '@huebook/contract'
import { Eye, EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { gistOf, titleOf } from './differences.ts'
import { sectionPaths } from './section-paths.ts'

function SectionCard({ name, website }: { name: SectionName; website: Website }) {
  const section = sectionIn(website, name)
  const Icon = section.visibility ? Eye : EyeOff
  return (
    <li className="min-w-0">
      <Link
        to={sectionPaths[name]}
        className={`choice flex! flex-col gap-2 p-5 ${section.visibility ? '' : 'border-dashed!'}`}
      >
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-display font-medium text-xl">{titleOf(name)}</span>
          <span className="flex items-center gap-1.5 text-ink-soft text-sm">
            <Icon className="size-4.5" strokeWidth={2} aria-hidden="true" />
            {section.visibility ? 'Shown' : 'Hidden'}
          </span>
        </span>
        <span className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
          {gistOf(name, section) || 'Nothing has been written here yet'}
        </span>
      </Link>
    </li>
  )
}

/** Every section of the website, whether visitors see it, and what it says. */
export function WebsiteOverview({ website }: { website: Website }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-5">
      {SECTION_NAMES.map((name) => (
        <SectionCard key={name} name={name} website={website} />
      ))}
    </ul>
  )
}
