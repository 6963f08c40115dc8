import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

test.each([
  ['Value {1 + 1} <Mark/>', 'Value 1 + 1 <Mark></Mark>'],
  ['<Mark className="new">*in*</Mark> rest', '<Mark class="new"><em>in</em></Mark> rest'],
  ['{name} & <b>bold</b>', 'name &amp; <b>bold</b>'],
  ['Image ![a heron](heron.png) <img src="x"/> end', 'Image a heron  end'],
  ['[To *b*](./b.md) `c < d`', 'To <em>b</em> <code>c &lt; d</code>'],
  ['<>In fragment</>', 'In fragment']
])('with writtenHeadings, the heading %j is in the contents as %j', async (text, html) => {
  const {toc} = await compileMdx(`## ${text}`, {writtenHeadings: true})
  expect(toc.map((item) => 'html' in item && item.html)).toEqual([html])
})

test('with writtenHeadings, headings without text are left out', async () => {
  const {toc} = await compileMdx('## <Mark/>\n\n## A', {writtenHeadings: true})
  expect(toc.map((item) => 'html' in item && item.html)).toEqual(['A'])
})

test('with writtenHeadings, formulas are in the contents as TeX, and footnotes aren’t', async () => {
  const {toc} = await compileMd('## A[^1] <i>b</i>\n\n[^1]: c', {writtenHeadings: true})
  expect(toc).toEqual([{id: 'a-b', depth: 2, html: 'A <i>b</i>'}])
})
