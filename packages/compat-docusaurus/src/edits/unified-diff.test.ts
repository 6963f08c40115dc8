import {expect, test} from 'vitest'
import {createDiff} from './unified-diff.js'

const text = 'one\r\ntwo\r\nthree\r\nfour\r\nfive\r\nsix\r\n'

test('shows a changed line between unchanged ones', () => {
  const edit = {start: text.indexOf('our'), end: text.indexOf('our') + 3, text: 'IVE'}
  expect(createDiff('docs/a.md', text, edit)).toBe(`--- a/docs/a.md
+++ b/docs/a.md
@@ -2,5 +2,5 @@
 two
 three
-four
+fIVE
 five
 six`)
})

test('shows removed lines', () => {
  const edit = {start: text.indexOf('two'), end: text.indexOf('four'), text: ''}
  expect(createDiff('a', text, edit)).toBe(`--- a/a
+++ b/a
@@ -1,5 +1,3 @@
 one
-two
-three
 four
 five`)
})

test('shows an edit in the first line of a one-line file', () => {
  expect(createDiff('a', 'x <br> y', {start: 5, end: 6, text: ' />'})).toBe(`--- a/a
+++ b/a
@@ -1,1 +1,1 @@
-x <br> y
+x <br /> y`)
})
