const plain = (email: string) => email.trim().toLowerCase()

/** As the server sees it: capitals and stray spaces do not make another address. */
export const isSameAddress = (one: string, other: string) => plain(one) === plain(other)
/** The new address while its link is unopened: null once the person has it, wherever the link was opened. */
export const awaitedAddress = (asked: string | null, current: string) =>
  asked === null || isSameAddress(asked, current) ? null : asked.trim()
