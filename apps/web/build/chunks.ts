/** The worker has to be one file, whatever it has in common with the app. */
const WORKER = /[\\/]offline[\\/](service-worker|app-files)\./

/**
 * Which modules share a file. By itself each icon and each small part that two screens use would be a file of its own: a wall
 * of pages asked for forty, and on a phone to ask for them took longer than to read them.
 */
export const chunks = [
  // What every screen begins with.
  { name: 'index', tags: ['$initial' as const], test: (id: string) => !WORKER.test(id), priority: 4 },
  // Sheets, menus and switches that open: most of it is the same for all of them, and some screens have none.
  {
    name: 'menus',
    test: /[\\/](@radix-ui|@floating-ui|radix-ui)[\\/]|[\\/]ui[\\/]switch-field\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'parts',
    test: /[\\/]lucide-react[\\/]|[\\/]web[\\/]src[\\/](session|ui[\\/](date-since|drawings))[\\/]|[\\/]web[\\/]src[\\/]ui[\\/][^\\/]+$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'lists',
    test: /[\\/]web[\\/]src[\\/](ui[\\/]paged-list|features[\\/](pages|menu))[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]
