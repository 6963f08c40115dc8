/** A `require` that's called with other arguments or stored in a variable. */
const OTHER_REQUIRE = /\brequire\.context\b|=\s?require[;,\s]/

/**
 * A call whose path starts with text that something is added to. Comments for webpack can precede the
 * path. Without a text, no folder is known.
 */
const CALCULATED =
  /\b(?:require|import)\((?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n)*[`'"][^`'"\n]{0,200}(?:\$\{|['"]\s*\+)/

/** Returns whether code may contain a request with a calculated path. */
export function mayHaveContexts(code: string): boolean {
  return OTHER_REQUIRE.test(code) || CALCULATED.test(code)
}
