import {transform} from 'sucrase'

/**
 * TypeScript as the JavaScript that its author would have written: types are gone with the comments and
 * lines that were theirs alone; JSX, formatting and other comments stay.
 */
export function stripTypes(text: string): string {
  const {code} = transform(text, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    preserveDynamicImport: true
  })
  // Every line keeps its number, so that what has become empty can be told from what was.
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
