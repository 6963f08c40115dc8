/**
 * What becomes of a site's copy or wrapper when the theme goes on: `safe` when what it relies on is kept,
 * `unsafe` when it may change with any release, `forbidden` when it makes no sense.
 */
export type SwizzleSafety = 'safe' | 'unsafe' | 'forbidden'

/** How well a component can be taken over by a site. */
export interface SwizzleActions {
  /** As a copy of its source. */
  eject: SwizzleSafety
  /** By a component around it. */
  wrap: SwizzleSafety
}

/** What a theme says of its components to those who want to change them. */
export interface SwizzleConfig {
  /** For components that are not listed; both `unsafe` when absent. */
  default?: SwizzleActions
  /** By name without `@theme/`. */
  components?: Readonly<Record<string, SwizzleComponent>>
}

/** What a theme says of one component. */
export interface SwizzleComponent {
  actions?: SwizzleActions
  /** One sentence; when absent, the first one of the comment above its default export. */
  description?: string
}
