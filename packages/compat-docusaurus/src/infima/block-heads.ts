/** Lists the selectors and at-rules that precede opening braces. */
export function listBlockHeads(css: string): string[] {
  return [...css.matchAll(/([^{};]+)(\{?)/g)].flatMap(([, text = '', brace]) =>
    brace ? [text] : []
  )
}
