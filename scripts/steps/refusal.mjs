/** Thrown for what a person can put right; the message is one sentence for them. */
export class Refusal extends Error {}
