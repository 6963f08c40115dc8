/**
 * Parts of a site that are unknown because of errors. Problems that may just be consequences of
 * these errors aren't reported.
 */
export interface UnknownParts {
  /**
   * Whether a plugin, theme or preset is missing or failed to load, along with everything it adds
   * to the site.
   */
  isIncomplete: boolean
  /** Labels of plugins whose pages may change once the errors are fixed. */
  plugins: readonly string[]
  /**
   * Whether the configuration refers to missing content. Parts of every page may then fail to
   * render.
   */
  frame: boolean
}

/** Combines parts that are unknown for different reasons. Without arguments, all parts are known. */
export function joinUnknownParts(...all: readonly Partial<UnknownParts>[]): UnknownParts {
  return {
    isIncomplete: all.some(({isIncomplete = false}) => isIncomplete),
    plugins: [...new Set(all.flatMap(({plugins = []}) => plugins))],
    frame: all.some(({frame = false}) => frame)
  }
}
