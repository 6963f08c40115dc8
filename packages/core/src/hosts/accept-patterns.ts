/**
 * Regular expressions for servers without a scripting language, in Perl's syntax. They read the weights of an `Accept`
 * header and compare them as text, as `prefersMarkdown` does with numbers.
 */
export interface WeightPatterns {
  /** Matches the type without a weight, which means 1. */
  unweighted: string
  /** Captures the weight of the type, if it's valid. */
  weighted: string
}

/** The types that determine the weight of HTML. If several are listed, the last one counts. */
export const HTML_RANGES = ['\\*/\\*', 'text/\\*', 'text/html']

/**
 * Creates the patterns for a type. Matching ignores case.
 *
 * @param type - Escaped for a regular expression.
 */
export function createWeightPatterns(type: string): WeightPatterns {
  const start = `(?:^|,)[ \\t]*${type}[ \\t]*(?:;[ \\t]*+(?!q=)[^,;]*)*`
  return {
    unweighted: `${start}(?:,|$)`,
    weighted: `${start};[ \\t]*q=(1(?:\\.0*)?|0(?:\\.\\d*)?)[ \\t]*(?:[;,]|$)`
  }
}

/**
 * Matches the weights of Markdown and HTML, separated by a slash, if Markdown is preferred: its
 * weight isn't 0, and it has the same digits as HTML or a greater one where they first differ.
 */
export const MARKDOWN_IS_PREFERRED = `^(?=[^/]*[1-9])([\\d.]*)(?:[\\d.]*/\\1\\.?0*|(?:${Array.from(
  {length: 9},
  (_, index) => `${index + 1}[\\d.]*/\\1[0-${index}]`
).join('|')})[\\d.]*)$`
