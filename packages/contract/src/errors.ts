/** Every way a call can fail: its HTTP status and what a person is told. */
export const ERRORS = {
  INVALID: { status: 422, message: 'Some of what you sent is not right' },
  MALFORMED: { status: 400, message: 'The request could not be read' },
  SIGNED_OUT: { status: 401, message: 'Please sign in to continue' },
  BLOCKED: { status: 401, message: 'This account has been blocked. Please contact support' },
  PAYMENT_FAILED: { status: 402, message: 'The card was declined. Please check it, or use another one' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do that' },
  SELF_BLOCK: { status: 403, message: 'You cannot block yourself' },
  NO_PAID_PLAN: { status: 403, message: 'This is only available on the paid plan' },
  NO_CREDIT: { status: 403, message: 'No credits available. Upgrade your plan to continue.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here' },
  SETUP_DONE: { status: 404, message: 'This site is already set up' },
  USER_NOT_FOUND: { status: 404, message: 'That person could not be found' },
  PLAN_NOT_FOUND: { status: 404, message: 'That plan could not be found' },
  GIFT_NOT_FOUND: { status: 404, message: 'That gift could not be found' },
  PAGE_NOT_FOUND: { status: 404, message: 'That page could not be found' },
  PAGE_TAKEN_DOWN: {
    status: 404,
    message: 'This page was taken down. What was coloured of it is kept, and comes back if the page does',
  },
  PAGE_NOT_SHARED: {
    status: 403,
    message: 'Whoever made this page does not share it any more, so a colouring of it cannot be shared either',
  },
  COLORING_NOT_FOUND: { status: 404, message: 'That colouring is not shown any more' },
  VERSION_NOT_FOUND: { status: 404, message: 'That earlier colouring could not be found' },
  CREATION_NOT_FOUND: { status: 404, message: 'That drawing could not be found' },
  TOO_SLOW: { status: 408, message: 'The request took too long to arrive. Please try again' },
  KEY_REUSED: { status: 409, message: 'This was already sent with something else in it. Please try again' },
  CONFLICT: { status: 409, message: 'That was changed by somebody else. Please try again' },
  LAST_ADMIN: { status: 409, message: 'This is the only administrator, so the account has to stay' },
  EMAIL_TAKEN: { status: 409, message: 'Another account already uses this email address' },
  PRICE_TAKEN: { status: 409, message: 'Another plan already uses this Stripe price ID' },
  PRECONDITION_FAILED: { status: 412, message: 'That is not the version you asked for' },
  TOO_LARGE: { status: 413, message: 'That is too large' },
  WRONG_TYPE: { status: 415, message: 'That kind of file or request is not accepted here' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'That file has no such part' },
  // Not 401: that would sign out whoever opens an old link.
  LINK_DEAD: { status: 422, message: 'This link has expired or was already used. Please ask for a new one' },
  // Wrong, expired or never asked for: telling them apart would tell who has asked for a mail lately.
  CODE_WRONG: { status: 422, message: 'That code does not work. Please check it, or ask for a new one' },
  MODERATED: { status: 422, message: 'This description cannot be drawn. Please try other words' },
  NOT_DRAWABLE: { status: 422, message: 'This did not become a page that can be coloured. Please try something else' },
  HEADERS_TOO_LARGE: { status: 431, message: 'Too much was sent along with the request' },
  RATE_LIMITED: { status: 429, message: 'That was a little too often. Please wait a moment and try again' },
  INTERNAL: { status: 500, message: 'Something went wrong!' },
  PROVIDER_FAILED: { status: 502, message: 'A service we rely on did not answer. Please try again' },
  UNAVAILABLE: { status: 503, message: 'The site cannot do that right now. Please try again in a moment' },
  // Trying again is no use until somebody has done something.
  NO_ROOM: {
    status: 507,
    message: 'The site has no room left, so nothing can be kept at the moment. Please tell whoever runs it',
  },
  NOT_CONFIGURED: { status: 503, message: 'This is not set up yet' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
