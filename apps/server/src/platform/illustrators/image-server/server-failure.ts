/** What can go wrong with an image server. */
type Fault =
  /** Nobody listens there. */
  | 'unreachable'
  /** Somebody does, whose certificate is not to be trusted. */
  | 'untrusted'
  /** It speaks another language than was expected. */
  | 'foreign'
  /** It has answered something that cannot be read. */
  | 'unreadable'
  /** It has answered something that is no picture. */
  | 'no picture'
  /** It has answered the address of a picture that is somewhere else. */
  | 'elsewhere'
  /** It asks for a key. */
  | 'locked'
  /** It does not take what it was asked. */
  | 'refused'
  | 'busy'
  /** It could not draw. */
  | 'failed'
  | 'cut'
  /** It does not know any more what it was asked. */
  | 'forgotten'
  | 'slow'

export class ImageServerFailure extends Error {
  readonly fault: Fault
  /** What it has said itself, where it has said anything; for an administrator alone. */
  readonly said: string

  constructor(fault: Fault, said = '', options?: ErrorOptions) {
    super(`The image server: ${fault}`, options)
    this.fault = fault
    this.said = said
  }
}

/** What an administrator is told who has tried the server, with its address where that is to blame. */
const SENTENCES: Record<Fault, (address: string) => string> = {
  unreachable: (address) => `Nobody answers at ${address}. Is the server running, and can this machine reach it?`,
  untrusted: (address) => `The certificate of ${address} is not trusted by this machine.`,
  foreign: (address) => `Something answers at ${address}, but it is not the kind of server that is chosen.`,
  unreadable: () => 'Its answer could not be read. Is this the kind of server that is chosen?',
  'no picture': () => 'It has answered with something that is no PNG, JPEG or WebP picture.',
  elsewhere: () => 'It has answered with the address of a picture on another server, which is not fetched.',
  locked: () => 'It asks for a key. Only servers that need none can be used here.',
  refused: () => 'It does not take what it was asked.',
  busy: () => 'It has too much to do at the moment. Please try again in a while.',
  failed: () => 'It could not draw.',
  cut: () => 'The connection to it was lost while it was drawing.',
  forgotten: () => 'It was started anew while it was drawing.',
  slow: () =>
    'It took too long. Choose a smaller picture or a faster model, or let OPENAI_PATIENCE be longer where the site is started.',
}

/** One sentence that says what is wrong, with what the server itself has said of it. */
export function sentenceFor({ fault, said }: ImageServerFailure, address: string): string {
  const sentence = SENTENCES[fault](address)
  return said ? `${sentence} It said: “${said}”` : sentence
}
