import { CANVAS_SIZE } from '@huebook/contract/constants'
import type { Storage } from '#platform/storage/storage.ts'
import { PREVIEW_SIDES } from './small-pictures.ts'

type Keys = Partial<Record<'small' | 'medium' | 'large', string | null>>

const SIDES = { ...PREVIEW_SIDES, large: CANVAS_SIZE }

/** A picture in each size there is, the smallest first. */
export const presentPreviews = (keys: Keys, storage: Pick<Storage, 'url'>): { url: string; side: number }[] =>
  (['small', 'medium', 'large'] as const).flatMap((size) => {
    const key = keys[size]
    return key ? [{ url: storage.url(key), side: SIDES[size] }] : []
  })
