/** Text between a keyword of modules and a relative specifier, and that specifier. */
const RELATIVE = /(\b(?:from|import|require)\s*(?:\(\s*)?)(['"])(\.{1,2}\/[^'"\n]+)\2/g

/** Puts other specifiers in the place of a module's relative ones; all else stays as it is written. */
export function rewriteImports(text: string, rename: (specifier: string) => string): string {
  return text.replace(
    RELATIVE,
    (_, before: string, quote: string, specifier: string) =>
      `${before}${quote}${rename(specifier)}${quote}`
  )
}
