import {transform} from 'sucrase'

/**
 * Converts TypeScript to JavaScript. Only types are removed, so that a template can have one source for
 * both languages and its JavaScript still looks handwritten.
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
