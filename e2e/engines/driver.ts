/** A place on the screen, in CSS pixels from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/**
 * What a journey needs of a browser, and no more: each engine is driven by another protocol, and whatever can be done with
 * these few (looking for a button, waiting for it, pressing it) is done once for all of them, in `person.ts`.
 */
export interface Driver {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page, which can reach nothing but what it is given, and answers what it answers. */
  evaluate<Given, Answer>(run: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>
  /** The mouse comes down at the first of these places, goes through the others and leaves at the last. */
  drag(places: readonly Point[]): Promise<void>
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>
  /** Gives a file to the first field of the screen that takes one. */
  chooseFile(path: string): Promise<void>
  /** What is seen, as a PNG. */
  screenshot(): Promise<Buffer>
  /** What a printer would be sent, as a PDF; null where an engine prints only by hand. */
  print(): Promise<Buffer | null>
  /** Does what makes the browser download something, and answers that file. */
  download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }>
}

/** A driver whose browser was started for it. */
export interface OwnDriver extends Driver {
  close(): Promise<void>
}

/** How large the inside of a window is: WebKit's own, and the same for all, so that their pictures can lie side by side. */
export const WINDOW = { width: 1024, height: 730 } as const
