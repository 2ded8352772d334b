import type { Page } from '@huebook/contract'

/** What a press on the heart will have changed once the site agrees. */
export const toggledFavorite = ({ is_favorited, favorited_count }: Pick<Page, 'is_favorited' | 'favorited_count'>) => ({
  is_favorited: !is_favorited,
  favorited_count: Math.max(0, favorited_count + (is_favorited ? -1 : 1)),
})
