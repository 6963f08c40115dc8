import {expect, test} from 'vitest'
import {escapeXml} from './escape-xml.js'

test('text stays text in elements and attributes, without what XML cannot hold', () => {
  expect(escapeXml(`<a href="b">'&amp;'\u0000\u001f\t`)).toBe(
    '&lt;a href=&quot;b&quot;&gt;&apos;&amp;amp;&apos;\t'
  )
})
