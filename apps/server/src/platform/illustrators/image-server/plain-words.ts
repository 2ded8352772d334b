/** What some image server reads as an order: tags, weights, parts of a prompt, escapes, places for a word from a list. */
const ORDERS = /[<>|()[\]{}\\^~`#*=_$@]/g

/**
 * A person's words with nothing left in them that an image server could take for anything but words: no parameters, no
 * `<lora:…>`, no second prompt behind a `|`. In their compatible form first, or the full-width signs would slip through.
 */
export const plainWords = (prompt: string): string =>
  prompt
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    // What is between them is meant for the server as well, and what is in a tag: no word of it was to be drawn.
    .replace(/<sd_cpp_extra_args>.*?(?:<\/sd_cpp_extra_args>|$)/gi, ' ')
    .replace(/<[^<>]*:[^<>]*>?/g, ' ')
    .replace(ORDERS, ' ')
    // Options of a command line, which some read behind the words; a hyphen between two letters is a part of them.
    .replace(/(^|\s)[-–—]+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
