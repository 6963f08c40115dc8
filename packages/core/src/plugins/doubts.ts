/** Unknown parts of a site with errors. Problems that only follow from them aren't reported. */
export interface Doubts {
  /** A plugin, theme or preset is missing or failed, and with it everything that it would have added. */
  isIncomplete: boolean
  /** Labels of plugins whose pages may be different without the errors. */
  plugins: readonly string[]
  /** The configuration names content that doesn't exist, so parts that all pages have can fail. */
  frame: boolean
}

/** A site without unknown parts. */
export const NO_DOUBTS: Doubts = Object.freeze<Doubts>({
  isIncomplete: false,
  plugins: [],
  frame: false
})

/** Joins what is unknown for several reasons. */
export function joinDoubts(...all: readonly Partial<Doubts>[]): Doubts {
  return {
    isIncomplete: all.some(({isIncomplete = false}) => isIncomplete),
    plugins: [...new Set(all.flatMap(({plugins = []}) => plugins))],
    frame: all.some(({frame = false}) => frame)
  }
}
