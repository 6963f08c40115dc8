import {expect, test} from 'vitest'
import {joinNewLines} from './read-code.js'

function lines(text: string) {
  return text.split('\n').map((line) => ({
    text: line.replace(' (removed)', ''),
    isRemoved: line.endsWith(' (removed)')
  }))
}

test('omits lines marked as removed', () => {
  expect(joinNewLines(lines('const a = 1 (removed)\nconst a = 2\n\nb'), false)).toBe(
    'const a = 2\n\nb'
  )
})

test.each([
  ['with a space behind the signs', '  f(\n-   a\n+   b\n  )', 'f(\n  b\n)'],
  ['without one', ' f(\n-a\n+b\n )', 'f(\nb\n)'],
  ['whose other lines have no place for a sign', 'f(\n- a\n+ b\n)', 'f(\nb\n)'],
  ['of new empty lines', '+ a\n+\n+ b', 'a\n\nb']
])('copies the new text of a diff %s', (_case, diff, text) => {
  expect(joinNewLines(lines(diff), true)).toBe(text)
})

test('copies a patch completely', () => {
  const patch = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b'
  expect(joinNewLines(lines(patch), true)).toBe(patch)
})

test('copies signs at the start of lines in other languages', () => {
  expect(joinNewLines(lines('- a\n- b'), false)).toBe('- a\n- b')
})
