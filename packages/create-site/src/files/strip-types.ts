import {transform} from 'sucrase'

/**
 * Converts TypeScript to JavaScript. Only types are removed, so the JavaScript looks handwritten.
 * This way, templates need only one source for both languages.
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
