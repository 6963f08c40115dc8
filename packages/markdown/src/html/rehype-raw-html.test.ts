import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

test.each([
  ['tabs for package managers', '```bash npm2yarn\nnpm install a\n```', 'Tabs'],
  ['a diagram', '```mermaid\ngraph TD\n```', 'mermaid'],
  ['code', '```js\na\n```', 'pre']
])('a page with HTML of its author can contain %s', async (_, block, tag) => {
  const {problems, body} = await compileMd(`One<br>two\n\n${block}\n`, {mermaid: true})
  expect(problems).toEqual([])
  expect(JSON.stringify(body)).toContain('One<br>two')
  expect(JSON.stringify(body)).toContain(tag)
})

test('what an admonition contains is parsed as well', async () => {
  const text = ':::note\n\nOne<br>two\n\n```bash npm2yarn\nnpm install a\n```\n\n:::\n'
  const {problems, body} = await compileMd(text)
  expect(problems).toEqual([])
  expect(JSON.stringify(body)).toContain('One<br>two')
})
