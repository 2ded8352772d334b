/** 1 for few large shapes, 3 for many. */
export type Detail = 1 | 2 | 3

/** The longer side of the picture that the recipes' lengths and areas are meant for (px). */
export const RECIPE_SIZE = 512

/** How a photograph becomes a page. Lengths and areas are in pixels of a picture 512 wide or tall. */
export interface Recipe {
  /** Blur before anything is looked for; grainy pictures get up to twice as much. */
  readonly blur: number
  /** How far surfaces are joined: what a border must be worth, and how many surfaces may and should be left. */
  readonly cost: number
  readonly most: number
  readonly fewest: number
  /** Smaller or narrower surfaces go to their neighbour, unless they are dark enough to be a dot of ink. */
  readonly crumbArea: number
  readonly crumbRadius: number
  readonly dotArea: number
  /** How far frayed borders are evened out. */
  readonly smooth: number
  readonly pen: number
  /** Up to which size a face's features are drawn by their contrast; on larger ones the other lines are fine enough. */
  readonly face: number
  /** Half the width of the edges that become lines inside surfaces, how many of all pixels are clearly on one, */
  readonly edge: number
  readonly edgeShare: number
  /** and how long such a line must be at least, where it is just clear. */
  readonly line: number
}

export const RECIPES: Record<Detail, Recipe> = {
  1: {
    blur: 1.2,
    cost: 0.22,
    most: 60,
    fewest: 12,
    crumbArea: 250,
    crumbRadius: 6,
    dotArea: 150,
    smooth: 3,
    pen: 2.5,
    face: 512,
    edge: 1.4,
    edgeShare: 0.01,
    line: 30,
  },
  2: {
    blur: 1,
    cost: 0.1,
    most: 140,
    fewest: 24,
    crumbArea: 90,
    crumbRadius: 4,
    dotArea: 110,
    smooth: 2,
    pen: 2,
    face: 200,
    edge: 1.1,
    edgeShare: 0.02,
    line: 14,
  },
  3: {
    blur: 0.8,
    cost: 0.04,
    most: 320,
    fewest: 50,
    crumbArea: 40,
    crumbRadius: 3,
    dotArea: 80,
    smooth: 2,
    pen: 1.6,
    face: 200,
    edge: 0.9,
    edgeShare: 0.04,
    line: 8,
  },
}
