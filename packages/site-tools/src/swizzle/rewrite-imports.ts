/** Matches an import keyword and a relative specifier. */
const RELATIVE = /(\b(?:from|import|require)\s*(?:\(\s*)?)(['"])(\.{1,2}\/[^'"\n]+)\2/g

/** Replaces the relative specifiers in a module, and leaves the rest of the code unchanged. */
export function rewriteImports(text: string, rename: (specifier: string) => string): string {
  return text.replace(
    RELATIVE,
    (_, before: string, quote: string, specifier: string) =>
      `${before}${quote}${rename(specifier)}${quote}`
  )
}
