import {expect, test} from 'vitest'
import {compileMdx} from '../fixtures/compile-sample.js'

function tabs(items: string, attributes = '') {
  return compileMdx(`Text.\n\n<Tabs${attributes}>\n${items}\n</Tabs>\n`)
}

const A = '<TabItem value="a">A</TabItem>'
const B = '<TabItem value="b">B</TabItem>'

test.each([
  [`${A}\n${B}`, ''],
  [`${A}\n${B}`, ' defaultValue="b"'],
  [`${A}\n${B}`, ' defaultValue={null}'],
  [`${A}\n${B}`, ' values={[{value: "a", label: "A"}, {value: "b", label: "B"}]}'],
  [`${A}\n{items}`, ' defaultValue="c"'],
  [`${A}\n<Rest />`, '']
])('accepts %j and%s', async (items, attributes) => {
  expect((await tabs(items, attributes)).problems).toEqual([])
})

test.each([
  [
    A,
    ' queryString',
    'tabs-query-unnamed',
    3,
    '`<Tabs queryString>` has neither a parameter name nor a `groupId`.'
  ],
  ['', '', 'tabs-empty', 3, '`<Tabs>` has no `<TabItem>`.'],
  [
    '\nText.\n',
    '',
    'tabs-child-invalid',
    5,
    '`<Tabs>` contains `<p>` outside its `<TabItem>` elements.'
  ],
  [
    `${A}\n<TabItem label="B">B</TabItem>`,
    '',
    'tab-value-missing',
    5,
    'A `<TabItem>` has no `value`.'
  ],
  [`${A}\n${A}`, '', 'tab-value-duplicate', 5, 'The tab value `a` is used twice in one group.'],
  [
    A,
    ' values={[{value: "a"}, {value: "a"}]}',
    'tab-value-duplicate',
    3,
    'The tab value `a` is used twice in one group.'
  ],
  [
    `${A}\n${B}`,
    ' defaultValue="bb"',
    'tabs-default-unknown',
    3,
    "The `defaultValue` `bb` isn't the value of any tab."
  ]
])('reports errors in %j and%s', async (items, attributes, code, line, message) => {
  const {problems} = await tabs(items, attributes)
  expect(problems).toEqual([
    {code, message, position: {file: '', line, column: 1}, hint: expect.any(String)}
  ])
})

test('lists the valid default values, nearest first', async () => {
  const {problems} = await tabs(`${A}\n${B}`, ' defaultValue="b1"')
  expect(problems[0]?.hint).toBe('Use one of: b, a. Or `{null}` to select no tab.')
})

test('items are only checked if they aren’t overridden', async () => {
  const text = `<Tabs defaultValue="c">\n${A}\n</Tabs>\n`
  expect((await compileMdx(text, {live: ['TabItem'], replaced: ['TabItem']})).problems).toEqual([])
})
