import {expect, test} from 'vitest'
import {compileMd, compileMdx, visibleText} from '../fixtures/compile-sample.js'
import {readSource} from './create-preview.js'

test.each([
  ['md', compileMd, ':::preview\n\n**Owl**\n\n:::'],
  ['mdx', compileMdx, '<Preview>\n\n**Owl**\n\n</Preview>']
] as const)('shows the result and the source in %s', async (_format, compile, text) => {
  const {body, features} = await compile(text)
  const html = JSON.stringify(body)
  expect(html).toContain('theme-preview-result')
  expect(html).toContain('<strong>Owl</strong>')
  expect(visibleText(body)).toBe('Owl **Owl**')
  expect(features).not.toContain('live')
})

test.each([
  ['md', compileMd, ':::preview{isolated}\n\n**Owl**\n\n:::'],
  ['mdx', compileMdx, '<Preview isolated>\n\n**Owl**\n\n</Preview>']
] as const)('an isolated preview in %s shows both without a script', async (_, compile, text) => {
  const {body, features} = await compile(text)
  const html = JSON.stringify(body)
  expect(html).toContain('theme-preview--isolated')
  expect(html).toMatch(/theme-preview-content.*<strong>Owl<\/strong>/)
  expect(html).not.toContain('<a ')
  expect(visibleText(body)).toBe('Owl **Owl**')
  expect(features).not.toContain('live')
})

test('a preview with a stylesheet is isolated, and its file is an asset of the page', async () => {
  const {body, assets} = await compileMd(':::preview{stylesheet="./owl.css"}\n\nOwl\n\n:::')
  const html = JSON.stringify(body)
  expect(html).toContain('theme-preview--isolated')
  expect(html).toContain('{"tag":"a","props":{"href":"site-asset://0/","hidden":true}}')
  expect(assets).toMatchObject([{target: './owl.css'}])
})

test('a stylesheet can’t run code', async () => {
  const {body, problems} = await compileMd(':::preview{stylesheet="javascript:a()"}\n\nOwl\n\n:::')
  expect(problems).toMatchObject([{code: 'link-refused'}])
  expect(JSON.stringify(body)).not.toContain('"href"')
})

test('a preview can contain other blocks', async () => {
  const {body} = await compileMd('::::preview\n\n:::note\n\nOwl\n\n:::\n\n::::')
  expect(visibleText(body)).toContain(':::note')
})

test('the source omits the block’s own lines and the common indentation', () => {
  expect(readSource('  <Preview>\n\n  - a\n    - b\n\n  </Preview>')).toBe('- a\n  - b')
})

test('the source of an unclosed block extends to its end', () => {
  expect(readSource(':::preview\na')).toBe('a')
})
