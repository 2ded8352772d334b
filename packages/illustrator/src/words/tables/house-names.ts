/** Whoever is called so is taken for somebody who speaks for the site. */
export const HOUSE_NAMES = 'admin admins administrator administrators moderator moderators support huebook'
