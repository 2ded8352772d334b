import { expect, test } from 'vitest'
import { toggledFavorite } from './favorite-button.tsx'

test('a heart that is coloured in counts one more, and one less when it is emptied again', () => {
  const liked = toggledFavorite({ is_favorited: false, favorited_count: 4 })
  expect(liked).toEqual({ is_favorited: true, favorited_count: 5 })
  expect(toggledFavorite(liked)).toEqual({ is_favorited: false, favorited_count: 4 })
})
