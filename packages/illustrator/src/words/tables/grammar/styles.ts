import type { Detail, Style, Taste } from '../../../asked/look.ts'

/** Words that say how a page is to be laid out rather than what is on it. */
export const STYLE_WORDS: Readonly<Partial<Record<Style, string>>> = {
  'close-up':
    'close up, closeup, close ups, closeups, close up of, up close, extreme close up, zoomed in, zoom in, headshot, ' +
    'head shot, close up portrait, portrait, a portrait of, portrait of, face of, a face of, the face of, head of, the head of',
  pattern:
    'pattern, patterns, geometric pattern, geometric patterns, seamless pattern, repeating pattern, repeated pattern, ' +
    'abstract pattern, abstract patterns, wallpaper, wallpaper pattern, wrapping paper, gift wrap, tile pattern, ' +
    'pattern page, in a pattern, as a pattern, pattern style',
  mandala:
    'mandala, mandalas, mandela, geometric mandala, mandala style, in mandala style, mandala pattern, mandala design, ' +
    'as a mandala, kaleidoscope',
  frame:
    'frame, frames, framed, border, borders, bordered, in a frame, with a frame, with a border, flower frame, ' +
    'frame around, border around, picture frame, decorative frame, decorative border, as a frame',
}

/** Words that say whom a page is for, or how much is to be on it. */
export const DETAIL_WORDS: Readonly<Partial<Record<Detail, string>>> = {
  1:
    'simple, very simple, super simple, simplified, easy, very easy, super easy, big shapes, large shapes, few details, ' +
    'few lines, big simple shapes, thick lines, bold lines, bold and easy, not detailed, not too detailed, no details, ' +
    'without details, for toddlers, for toddler, for a toddler, for my toddler, for babies, for a baby, for my baby, ' +
    'for little ones, for my little one, for the little ones, for small children, for small kids, for little kids, ' +
    'for young children, for young kids, for very young children, for very young kids, for preschoolers, ' +
    'for my preschooler, for a preschooler, for preschool, for little children, for my grandbaby, ' +
    'for the very young, for the youngest',
  3:
    'intricate, intricately, very intricate, detailed, very detailed, highly detailed, super detailed, ' +
    'extremely detailed, complex, very complex, complicated, elaborate, ornate, many details, lots of details, ' +
    'lots of detail, fine details, a lot of detail, a lot of details, rich in detail, full of details, ' +
    'fine lines, fine line, thin lines, fine line art, intricate line art, line art for adults, ' +
    'advanced, challenging, anti stress, antistress, stress relief, for adults, for an adult, for grown ups, ' +
    'for grownups, for a grown up, for a grownup, for teens, for teenagers, for a teenager, for my teenager, ' +
    'for seniors, adult coloring, adult colouring, adult coloring page, adult colouring page, adult coloring book, ' +
    'adult colouring book, adults only, coloring for adults, colouring for adults',
}

/** Words for the kind of ornament on an intricate page, and for ways of drawing that are known by it. */
export const TASTE_WORDS: Readonly<Record<Taste, string>> = {
  celtic:
    'celtic, celtic knot, celtic knots, celtic knotwork, celtic style, celtic design, celtic pattern, celtic patterns, ' +
    'knotwork, interlaced knots, interlace, viking style, norse style',
  paisley:
    'paisley, paisleys, paisley pattern, paisley patterns, paisley style, henna, henna style, mehndi, mehndi style, boho, ' +
    'boho style, boho chic, bohemian, bohemian style, indian style',
  deco: 'art deco, art deco style, in art deco style, art deco design, deco style, gatsby style, 1920s style, sunburst rays',
  flowing:
    'art nouveau, art nouveau style, in art nouveau style, jugendstil, mucha style, flowing lines, swirls, swirling lines, ' +
    'tattoo, tattoo style, tattoo design, japanese tattoo style, japanese tattoo, japanese style, ukiyo e, ukiyo e style',
  geometric:
    'geometric, geometric style, geometrical, low poly, polygonal, aztec style, aztec pattern, tribal, tribal style, ' +
    'moroccan style, islamic pattern, azulejo',
  glass:
    'stained glass, stained glass style, stained glass window, stained glass effect, in stained glass style, mosaic, ' +
    'mosaic style, mosaic tiles, gothic, gothic style',
  zentangle:
    'zentangle, zentangle style, in zentangle style, zentangle pattern, zentangle patterns, zendoodle, doodle art, ' +
    'doodle style, tangle patterns',
  floral:
    'folk art, folk art style, baroque, baroque style, rococo, victorian style, vintage, vintage style, botanical, ' +
    'botanical style, botanical illustration, floral pattern, floral patterns, floral border, lacy, lace pattern, doily, cottagecore',
}

/** Words for the same that follow a thing and describe it: an owl with mandala patterns is an owl, and ornate. */
export const ORNATE_WORDS =
  'with mandala, with mandalas, with a mandala, with mandala pattern, with mandala patterns, with a mandala pattern, ' +
  'with patterns, with intricate patterns, with ornaments, full of patterns, filled with patterns'

/** After a thing and one of these a pattern is the thing's own: a turtle with a pattern on its shell. */
export const DESCRIBING: ReadonlySet<string> = new Set(['with', 'has', 'have', 'having', 'wearing'])

/** Manners of drawing that ask for detail, and that no page shows otherwise: they are said to be missing. */
export const MANNERS = 'steampunk, cubist, cubism, pop art, pixel art, origami style'

/** Moods and subjects of pages for adults: where nothing else is said of the detail, they ask for much of it. */
export const ADULT_WORDS =
  'ethereal, tranquil, serene, moody, melancholic, melancholy, mindful, mindfulness, meditative, meditation, calming, ' +
  'soothing, zen, nostalgic, surreal, macabre, sensual, celestial, mystical, opulent, lush, whimsigoth, dark academia, ' +
  'cottagecore, fairycore, hygge, bohemian, gothic, victorian, edwardian, regency, renaissance, rococo, baroque, ' +
  'impressionist, klimt, van gogh, monet, hokusai, mucha, still life, fine art, filigree, ornamental, ' +
  'relaxation, relaxing, self care, art therapy, therapy, scandinavian, nordic, folk art, mid century, ' +
  'tarot, tarot card, apothecary, gargoyle, gargoyles, alchemy, occult, sugar skull, catrina, geisha, samurai, ' +
  'koi, koi fish, koi pond, bonsai, wisteria, peony, peonies, hydrangea, hydrangeas, magnolia, magnolias, eucalyptus, ' +
  'succulent, succulents, monstera, houseplants, terrarium, greenhouse, mason jar, lavender, bouquet of, wreath of, ' +
  'wine, vineyard, cocktail, cocktails, espresso, latte, coffee shop, coffeehouse, bookshop, typewriter, record player, ' +
  'gramophone, pointe shoes, venice, tuscany, santorini, provence, kyoto, japanese garden, zen garden, luna moth'

/** Where one of these is said as well, it is a page for a child. */
export const CHILD_WORDS = 'cute, kawaii, baby, funny, silly, kids, kid, children, child, toddler, cartoon, my'
