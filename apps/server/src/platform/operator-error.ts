/** Something only the operator can put right; the message is one sentence for them, with no stack and no secrets. */
export class OperatorError extends Error {}
