/** What the licence of the drawings asks to be said wherever they are shown. */
export const OPENMOJI_CREDIT = 'Drawings from OpenMoji (openmoji.org), CC BY-SA 4.0, made into line art.'
