import {expect, test} from 'vitest'
import {escapeXml} from './escape-xml.js'

test('escapes text for elements and attributes, and removes characters that XML cannot contain', () => {
  expect(escapeXml(`<a href="b">'&amp;'\u0000\u001f\t`)).toBe(
    '&lt;a href=&quot;b&quot;&gt;&apos;&amp;amp;&apos;\t'
  )
})
