interface Router {
  readonly state: { initialized: boolean }
  subscribe(listener: (state: { initialized: boolean }) => void): () => void
}

/** Resolves once a router has all that its first screen needs. */
export const whenReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
