import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const COMPLETE =
  '`limit` [`Limit`](site-path:///types#limit) = `20` required deprecated\n\nWords.\n'

test.each([
  [
    'all attributes',
    '<ApiField name="limit" id="a" type="Limit" href="/types#limit" default="20" required deprecated>\n\nWords.\n\n</ApiField>',
    COMPLETE
  ],
  ['only a name', '<ApiField name="limit" />', '`limit`\n'],
  [
    'a link that would run code',
    '<ApiField name="a" type="B" href="javascript:b()" />',
    '`a` `B`\n'
  ],
  [
    'two fields',
    '<ParamTable>\n<ApiField name="a" />\n<ApiField name="b" />\n</ParamTable>',
    '`a`\n\n`b`\n'
  ]
])('a field with %s keeps them', async (_title, text, expected) => {
  expect((await compileMdx(text, {plain: true})).plain).toBe(expected)
})

test.each([
  ':::api-field{name="limit" type="Limit" href="/types#limit" default="20" required deprecated}\n\nWords.\n\n:::',
  ':::api-field[limit]{type="Limit" href="/types#limit" default="20" required deprecated}\n\nWords.\n\n:::'
])('the directive %j gives the same result', async (text) => {
  expect((await compileMd(text, {plain: true})).plain).toBe(COMPLETE)
})
