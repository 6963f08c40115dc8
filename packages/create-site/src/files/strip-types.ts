import {transform} from 'sucrase'

/**
 * Converts TypeScript to JavaScript that looks handwritten, because only types are removed.
 * Templates therefore need only one source for both languages.
 *
 * @param code - TypeScript, optionally with JSX.
 */
export function stripTypes(code: string): string {
  const {code: stripped} = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true,
    keepUnusedImports: true
  })
  return `${stripped
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
