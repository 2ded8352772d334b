import type { ColoredShown, Page } from '@huebook/contract'
import { paths } from '#paths.ts'
import { BusyButton } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Studio } from './open-studio.ts'
import { useShown } from './use-shown.ts'

const SHOW_IT = 'Show it under the page'
const SHOW_THIS_ONE = 'Show this one instead'

const PAGE_IS_HIDDEN = 'Others do not see this page now, nor its colourings. Yours keeps its place for when they do.'

/** Only under a page that others see a colouring of it can be seen. */
const isSeenByAll = (page: Page): boolean => page.public && !page.waiting_for_review && !page.blocked

/** What stands there, or will. */
const isAskedFor = ({ state }: ColoredShown): boolean => state === 'waiting' || state === 'shown'

/** How it stands, and what can be asked for. */
function wordsFor({ state, is_latest, blocked_reason }: ColoredShown): { sentence: string; show?: string } {
  if (state === 'waiting')
    return {
      sentence: is_latest
        ? 'Others see it under this page once somebody has looked at it.'
        : 'An earlier one waits for somebody to look at it.',
      ...(!is_latest && { show: SHOW_THIS_ONE }),
    }
  if (state === 'shown')
    return {
      sentence: is_latest ? 'Others see it under this page.' : 'Others see an earlier one under this page.',
      ...(!is_latest && { show: SHOW_THIS_ONE }),
    }
  if (state === 'taken-down') {
    const why = blocked_reason ? `: “${blocked_reason}”` : ''
    return is_latest
      ? { sentence: `It was taken down from under this page${why}` }
      : { sentence: `An earlier one was taken down from under this page${why}`, show: SHOW_THIS_ONE }
  }
  return { sentence: 'Others can see how you coloured it, with your first name or nickname.', show: SHOW_IT }
}

/** Where a colouring is shown to whoever looks at its page, by choice. */
export function UnderPage({ page, studio }: { page: Page; studio: Studio }) {
  const { standing, isShowing, isHiding, show, hide } = useShown(page, studio)
  const isSeen = isSeenByAll(page)
  if (!standing || !(isSeen || isAskedFor(standing))) return null
  const { sentence, show: showWords } = isSeen ? wordsFor(standing) : { sentence: PAGE_IS_HIDDEN }
  return (
    <div className="framed-page-under">
      <p role="status" className="text-ink-soft text-sm [overflow-wrap:anywhere]">
        {sentence}
      </p>
      <div className="framed-page-choices">
        {showWords && (
          <BusyButton busy={isShowing} onClick={show}>
            {showWords}
          </BusyButton>
        )}
        {isAskedFor(standing) && (
          <BusyButton look="quiet" busy={isHiding} onClick={hide}>
            Take it away from there
          </BusyButton>
        )}
      </div>
      {isSeen && <TextLink to={paths.pageColorings({ id: page.id })}>How others coloured it</TextLink>}
    </div>
  )
}
