const plain = (email: string) => email.trim().toLowerCase()

/** As the server sees it: capitals and stray spaces do not make another address. */
export const isSameAddress = (one: string, other: string) => plain(one) === plain(other)
