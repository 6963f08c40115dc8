/**
 * How safe it is to override a component. An override of a `safe` component keeps working in minor
 * releases, and an override of an `unsafe` one may break in any release. Overriding a `forbidden`
 * component doesn't work.
 */
export type SwizzleSafety = 'safe' | 'unsafe' | 'forbidden'

/** The safety of each way to override a component. */
export interface SwizzleActions {
  /** Copying the component's source into the site. */
  eject: SwizzleSafety
  /** Wrapping the component in a component of the site. */
  wrap: SwizzleSafety
}

/** How safe it is to override a theme's components. Returned by the `getSwizzleConfig` hook. */
export interface SwizzleConfig {
  /** Safety of components that aren't listed. By default, both actions are `unsafe`. */
  default?: SwizzleActions
  /** Components by name, without `@theme/`. */
  components?: Readonly<Record<string, SwizzleComponent>>
}

/** A component in a theme's swizzle configuration. */
export interface SwizzleComponent {
  /** Safety of the component. */
  actions?: SwizzleActions
  /**
   * Description in one sentence. Defaults to the first sentence of the default export's doc
   * comment.
   */
  description?: string
}
