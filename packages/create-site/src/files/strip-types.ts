import {transform} from 'sucrase'

/**
 * The JavaScript that a person would have written instead of the TypeScript: types are removed and
 * everything else is unchanged, so that a template has one source for both languages.
 *
 * @param code - TypeScript, with JSX or without.
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
