/** How long a wait still is: never shorter than it is, and no longer than a glance. */
export const waitWords = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)
