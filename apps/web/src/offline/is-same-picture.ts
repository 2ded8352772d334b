const nameOf = (address: string): string => address.replace(/\?.*$/s, '')

/** Whether two addresses are of the same picture: what an address proves besides changes every few hours. */
export const isSamePicture = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : nameOf(one) === nameOf(other)
