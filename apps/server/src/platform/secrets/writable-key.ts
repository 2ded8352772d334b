/** Whether a key is made of what can be written into a request; anything else would not even get there. */
export const isWritableKey = (key: string): boolean => /^[\x21-\x7e]+$/.test(key)
