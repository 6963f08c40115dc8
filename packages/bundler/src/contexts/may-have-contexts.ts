/** Returns whether code may contain a request with a calculated path. */
export function mayHaveContexts(code: string): boolean {
  return (
    /\brequire\.context\b|=\s?require[;,\s]/.test(code) ||
    /\b(?:require|import)\((?:\s|\/\*|[`'"][^`'"\n]{0,200}(?:\$\{|['"]\s?\+))/.test(code)
  )
}
