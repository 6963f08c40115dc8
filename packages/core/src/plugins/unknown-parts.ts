/**
 * Parts of a site that are unknown because of errors. Problems that may only be consequences of
 * these errors aren't reported.
 */
export interface UnknownParts {
  /**
   * Whether a plugin, theme or preset is missing or failed to load. Everything that it would add to
   * the site is then missing.
   */
  isIncomplete: boolean
  /** Labels of plugins whose pages may change when the errors are fixed. */
  plugins: readonly string[]
  /**
   * Whether the configuration refers to content that is missing. Parts of every page may then fail
   * to render.
   */
  frame: boolean
}

/** Value for a site without unknown parts. */
export const NO_UNKNOWN_PARTS: UnknownParts = Object.freeze<UnknownParts>({
  isIncomplete: false,
  plugins: [],
  frame: false
})

/** Combines the parts that are unknown for different reasons. */
export function joinUnknownParts(...all: readonly Partial<UnknownParts>[]): UnknownParts {
  return {
    isIncomplete: all.some(({isIncomplete = false}) => isIncomplete),
    plugins: [...new Set(all.flatMap(({plugins = []}) => plugins))],
    frame: all.some(({frame = false}) => frame)
  }
}
