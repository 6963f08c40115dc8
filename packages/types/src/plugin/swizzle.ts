/**
 * How safe it is to override a component. `safe` keeps working in minor releases, `unsafe` may break
 * with any release, and `forbidden` can't work.
 */
export type SwizzleSafety = 'safe' | 'unsafe' | 'forbidden'

/** How safe each way of overriding a component is. */
export interface SwizzleActions {
  /** Copying the source of the component. */
  eject: SwizzleSafety
  /** Wrapping the component in one of the site. */
  wrap: SwizzleSafety
}

/** How safe it is to override the components of a theme, returned by the hook `getSwizzleConfig`. */
export interface SwizzleConfig {
  /** Safety of components that aren't listed. If it's not set, both actions are `unsafe`. */
  default?: SwizzleActions
  /** Components by name, without `@theme/`. */
  components?: Readonly<Record<string, SwizzleComponent>>
}

/** A component in a theme's swizzle configuration. */
export interface SwizzleComponent {
  /** Safety of the component. */
  actions?: SwizzleActions
  /** One sentence. If it's not set, the first sentence of the doc comment of the default export. */
  description?: string
}
