import {expect, test} from 'vitest'
import {containsLineNumbers, parseCodeBlockTitle, parseLanguage, parseLines} from './code-meta.js'

test('reads the title, the language and the line number setting', () => {
  expect(parseCodeBlockTitle('title="a \'b\'.js" {1}')).toBe("a 'b'.js")
  expect(parseCodeBlockTitle('{1}')).toBe('')
  expect(parseLanguage('x language-tsx')).toBe('tsx')
  expect(parseLanguage('x')).toBeUndefined()
  expect(containsLineNumbers('showLineNumbers')).toBe(true)
})

test('reads the highlighted lines', () => {
  const mark = ['theme-code-block-highlighted-line']
  expect(parseLines('a\nb\n', {metastring: '{1,3-4}'})).toEqual({
    code: 'a\nb',
    lineClassNames: {0: mark, 2: mark, 3: mark}
  })
  expect(parseLines('a', {})).toEqual({code: 'a', lineClassNames: {}})
})

test('removes magic comments and highlights their lines', () => {
  const magicComments = [{className: 'removed', line: 'remove-next'}]
  const code = 'a\n// remove-next\nb\n# highlight-next-line\nc'
  expect(parseLines(code, {language: 'text', magicComments})).toEqual({
    code: 'a\nb\nc',
    lineClassNames: {1: ['removed'], 2: ['theme-code-block-highlighted-line']}
  })
})

test('magic comments are part of the code in blocks with ranges', () => {
  const code = 'a\n// highlight-next-line\nb'
  expect(parseLines(code, {metastring: '{1}'})).toEqual({
    code,
    lineClassNames: {0: ['theme-code-block-highlighted-line']}
  })
})
