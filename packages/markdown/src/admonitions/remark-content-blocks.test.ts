import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'
import {CONTENT_BLOCKS} from './remark-content-blocks.js'

test.each(CONTENT_BLOCKS)(
  ':::%s becomes an element with a class and stays static',
  async (name) => {
    const {kind, body, problems} = await compileMd(`:::${name}\n\n- a *b*\n\n:::`)
    const html = '<ul><li>a <em>b</em></li></ul>'
    expect([kind, problems]).toEqual(['static', []])
    expect(body).toEqual([{tag: 'div', props: {className: `theme-${name}`}, html}])
  }
)

test('content blocks can be nested and can contain code and components in MDX', async () => {
  const {code, problems} = await compileMdx(
    '::::steps\n\n1. a\n\n   :::cards\n   - b\n   :::\n\n2. <Bird />\n\n::::'
  )
  expect(problems).toEqual([])
  expect(code).toContain('theme-steps')
  expect(code).toContain('theme-cards')
  expect(code).toContain('Bird')
})

test('an admonition type of the site takes priority', async () => {
  const {body} = await compileMd(':::steps\n\na\n\n:::', {admonitions: ['steps']})
  expect(JSON.stringify(body)).toContain('admonition')
  expect(JSON.stringify(body)).not.toContain('theme-steps')
})
