import {transform} from 'sucrase'

/**
 * The JavaScript that a person would have written in place of some TypeScript: types are gone, all else
 * stands as it stood, so that a template has one source for both languages.
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
