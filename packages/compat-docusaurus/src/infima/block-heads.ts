/** Lists the texts before opening braces, such as selectors, each since the last brace or semicolon. */
export function listBlockHeads(css: string): string[] {
  return [...css.matchAll(/([^{};]+)(\{?)/g)].flatMap(([, text = '', brace]) =>
    brace ? [text] : []
  )
}
