import { Sparkles, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { MagicPencil } from './magic-pencil.tsx'
import { PhotoToPage } from './photo-to-page.tsx'

function Way({ drawing, words, children }: { drawing: ReactNode; words: string; children: ReactNode }) {
  return (
    <li className="flex flex-col rounded-card border-2 border-ink bg-surface p-5 shadow-soft sm:p-6">
      {drawing}
      <p className="mt-5 mb-5 text-ink-soft">{words}</p>
      <div className="mt-auto">{children}</div>
    </li>
  )
}

/** The two ways to a page. */
export function Chooser() {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      <Way
        drawing={<MagicPencil className="w-full" />}
        words="Describe what you see in your mind, and watch it being drawn."
      >
        <LinkButton look="primary" to={paths.createPageWithAi()} className="w-full sm:w-auto">
          <Sparkles className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Create page with AI
        </LinkButton>
      </Way>
      <Way
        drawing={<PhotoToPage className="w-full rotate-1!" />}
        words="Bring a photo or a drawing of your own. A photo can become line art."
      >
        <LinkButton to={paths.uploadPage()} className="w-full sm:w-auto">
          <Upload className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Upload page
        </LinkButton>
      </Way>
    </ul>
  )
}
