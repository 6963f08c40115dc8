/** Unknown parts of a site with errors. Problems that may only be consequences aren't reported. */
export interface UnknownParts {
  /**
   * Whether a plugin, theme or preset is missing or failed, so that its contributions are missing.
   */
  isIncomplete: boolean
  /** Labels of plugins whose pages may change once the errors are fixed. */
  plugins: readonly string[]
  /** Whether the configuration refers to missing content, so that parts of every page can fail. */
  frame: boolean
}

/** No unknown parts. */
export const NO_UNKNOWN_PARTS: UnknownParts = Object.freeze<UnknownParts>({
  isIncomplete: false,
  plugins: [],
  frame: false
})

/** Combines the unknown parts of several sources. */
export function joinUnknownParts(...all: readonly Partial<UnknownParts>[]): UnknownParts {
  return {
    isIncomplete: all.some(({isIncomplete = false}) => isIncomplete),
    plugins: [...new Set(all.flatMap(({plugins = []}) => plugins))],
    frame: all.some(({frame = false}) => frame)
  }
}
