/** Whether the browser was asked not to clear what is here, and how the site was used then. */
export const PROTECTED_KEY = 'protected'
/** What somebody has said to having the site beside their apps. */
export const INSTALL_KEY = 'install'
