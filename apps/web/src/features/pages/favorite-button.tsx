import type { Page } from '@huebook/contract'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { api } from '#api/index.ts'

/** What a press on the heart will have changed once the site agrees. */
export const toggledFavorite = ({ is_favorited, favorited_count }: Pick<Page, 'is_favorited' | 'favorited_count'>) => ({
  is_favorited: !is_favorited,
  favorited_count: Math.max(0, favorited_count + (is_favorited ? -1 : 1)),
})

interface FavoriteButtonProps {
  page: Page
  onChange(changes: Partial<Page>): void
}

/** Answers at once, and takes it back where the site says no. */
export function FavoriteButton({ page, onChange }: FavoriteButtonProps) {
  const asking = useRef(false)

  async function toggle() {
    if (asking.current) return
    asking.current = true
    onChange(toggledFavorite(page))
    const answer = await api.togglePageFavorited({ params: { id: page.id } })
    asking.current = false
    onChange(answer ?? { is_favorited: page.is_favorited, favorited_count: page.favorited_count })
  }

  return (
    <button
      type="button"
      aria-label={`Favorite ${page.title}, so far ${page.favorited_count}`}
      aria-pressed={page.is_favorited}
      onClick={() => void toggle()}
      className="page-heart"
      title={page.is_favorited ? 'Remove from favorites' : 'Add to favorites'}
    >
      <Heart className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
      {page.favorited_count}
    </button>
  )
}

/** For those who only look. */
export function FavoriteCount({ page }: { page: Page }) {
  return (
    <span className="inline-flex items-center gap-1" title="Favourited">
      <Heart className="size-4.5 shrink-0" strokeWidth={2} role="img" aria-label="Favourited" />
      {page.favorited_count}
    </span>
  )
}
