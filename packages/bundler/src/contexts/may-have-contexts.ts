/** A `require` that's called with other arguments or stored in a variable. */
const OTHER_REQUIRE = /\brequire\.context\b|=\s?require[;,\s]/

const CALL = /\b(?:require|import)\(/g
const BLANK_OR_COMMENT = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y
/** Text that something is added to. Without a text, no folder is known. */
const CALCULATED = /[`'"][^`'"\n]{0,200}(?:\$\{|['"]\s*\+)/y

/** Returns whether code may contain a request with a calculated path. */
export function mayHaveContexts(code: string): boolean {
  if (OTHER_REQUIRE.test(code)) return true
  return [...code.matchAll(CALL)].some(({0: call, index}) =>
    matchAt(CALCULATED, code, skipComments(code, index + call.length))
  )
}

/** Returns the position after blanks and comments. Comments for webpack can precede a path. */
function skipComments(code: string, start: number): number {
  let position = start
  while (matchAt(BLANK_OR_COMMENT, code, position)) position = BLANK_OR_COMMENT.lastIndex
  return position
}

function matchAt(pattern: RegExp, code: string, position: number): boolean {
  pattern.lastIndex = position
  return pattern.test(code)
}
