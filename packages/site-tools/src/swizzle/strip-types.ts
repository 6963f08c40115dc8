import {transform} from 'sucrase'

/**
 * Converts TypeScript to JavaScript by removing types, along with comments and lines that only
 * belong to a type. JSX, formatting and other comments are kept.
 */
export function stripTypes(text: string): string {
  const {code} = transform(text, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true
  })
  // The transform keeps line numbers, which shows which blank lines were removed code.
  const written = text.split('\n')
  const left = code.split('\n')
  const isGone = left.map((line, index) => line.trim() === '' && written[index]?.trim() !== '')
  for (let index = left.length - 1; index > 0; index--) {
    const isComment = /^\s*(?:\/\*\*|\*|\/\/)/.test(left[index - 1] ?? '')
    if (isGone[index] && isComment) isGone[index - 1] = true
  }
  const kept = left.filter((_, index) => !isGone[index]).join('\n')
  return kept
    .replace(/^\n+/, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(import .*\S),\s*\}/gm, '$1}')
}
