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
