/** Hydration of a page that has started. React handles events after that. */
export interface Hydration {
  /** Fulfilled once all components are interactive. */
  done: Promise<void>
}

/** Exports of the main module, which starts the client. */
export interface MainModule {
  /** Fulfilled once hydration starts, or without a value if the page isn't hydrated. */
  started: Promise<Hydration | undefined>
}
