import {expect, test} from 'vitest'
import {compileMdx} from '../fixtures/compile-sample.js'
import {collapseSpaces} from './collapse-spaces.js'

test('writes a multi-line paragraph as one line in the module of its page', async () => {
  const {code} = await compileMdx('One line\nand  another, {1 + 1}\nof them.')
  expect(code).toContain('children: ["One line and another, ", 1 + 1, " of them."]')
})

test('keeps the lines of text in components', async () => {
  const {code} = await compileMdx("import A from './a'\n\n- <A>one {1}\n  two</A>\n")
  expect(code).toContain('children: ["one ", 1, "\\ntwo"]')
})

test('keeps every space of preformatted text', () => {
  const text = {type: 'text', value: ' a\n  b'} as const
  const pre = {type: 'element', tagName: 'pre', properties: {}, children: [text]} as const
  const jsx = {type: 'mdxJsxFlowElement', name: 'pre', attributes: [], children: [text]} as const
  const div = {type: 'element', tagName: 'div', properties: {}} as const
  expect(collapseSpaces({...div, children: [text, {...pre, children: [text]}]}).children).toEqual([
    {type: 'text', value: ' a b'},
    pre
  ])
  const inJsx = {...jsx, attributes: [], children: [{...div, children: [text]}]}
  expect(collapseSpaces({...div, children: [inJsx]}).children).toEqual([inJsx])
})
