import type { RegionMap } from '@huebook/lineart'
import type { Editor } from '../editor/editor.ts'
import { spansOf } from '../fill/spans.ts'
import type { Screen } from '../view/screen.ts'
import { isDone, paintOf, type RegionPaint } from './region-paint.ts'
import { placesOf, type RegionPlace } from './region-places.ts'

/** The regions of a page for those who do not point: where each is, how it is painted, and which one is meant. */
export function regionsByKey(regionsOf: () => RegionMap | null, editor: Editor, screen: Screen) {
  let known: { map: RegionMap; places: readonly RegionPlace[] } | null = null
  // Looked at first the next time: as long as it is not done, nothing else matters.
  let open = 0

  function places(): readonly RegionPlace[] {
    const map = regionsOf()
    if (!map) return []
    if (known?.map !== map) known = { map, places: placesOf(map) }
    return known.places
  }

  return {
    /** Every region in reading order; none before they are found. */
    regionPlaces: places,
    /** How a region is painted. */
    regionPaint(region: number): RegionPaint {
      const map = regionsOf()
      return map ? paintOf(editor.drawing.kept, spansOf(map, region)) : { is: 'empty' }
    },
    /** Marks the region that is meant on the page, and brings it into view; none with null. */
    markRegion(place: RegionPlace | null): void {
      const map = regionsOf()
      screen.mark(map && place ? spansOf(map, place.region) : null)
      if (place) screen.reveal(place.x, place.y)
    },
    /** Whether hardly any paper is left in any region, but for what is around them all. */
    isEverythingColored(): boolean {
      const map = regionsOf()
      const wanted = places().filter(({ isAround, size }) => !isAround && size !== 'tiny')
      if (!map || wanted.length === 0) return false
      const isOpen = ({ region }: RegionPlace) => !isDone(editor.drawing.kept, spansOf(map, region))
      const [first] = wanted.slice(open)
      if (first && isOpen(first)) return false
      const next = wanted.findIndex(isOpen)
      open = Math.max(0, next)
      return next < 0
    },
  }
}
