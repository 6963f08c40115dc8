import TabItem from '@theme/TabItem'
import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import {readTabItems, splitClass} from './tab-items.js'

const npm = <TabItem value="npm">npm i</TabItem>
const yarn = (
  <TabItem value="yarn" label="Yarn" default>
    yarn add
  </TabItem>
)

/** Returns the labels of tabs, and marks the selected one. */
function read(input: Parameters<typeof readTabItems>[0]): string[] {
  const {tabs, selected} = readTabItems(input)
  return tabs.map(({value, label}) => `${label ?? value}${value === selected ? ' *' : ''}`)
}

test('items are tabs, and the first one is selected', () => {
  expect(read({children: [npm, <TabItem key="b" value="b" />]})).toEqual(['npm *', 'b'])
})

test('an item or the group can set the default', () => {
  const children = [npm, yarn]
  expect(read({children})).toEqual(['npm', 'Yarn *'])
  expect(read({children, defaultValue: 'npm'})).toEqual(['npm *', 'Yarn'])
  expect(read({children, defaultValue: null})).toEqual(['npm', 'Yarn'])
})

test('the group can define the tabs and their order', () => {
  const values = [{value: 'yarn', label: 'With Yarn'}, {value: 'npm'}]
  expect(read({children: [npm, yarn], values})).toEqual(['With Yarn *', 'npm'])
})

test('ignores whitespace between items, and accepts numbers as values', () => {
  const numbered = <TabItem value={2 as unknown as string} />
  expect(read({children: ['\n  ', npm, numbered]})).toEqual(['npm *', '2'])
})

test.each<[string, ReactNode, string]>([
  ['text', 'npm', 'Every child of <Tabs> must be a <TabItem> with a `value`.'],
  [
    'another element',
    <p key="a">npm</p>,
    'Every child of <Tabs> must be a <TabItem> with a `value`.'
  ],
  ['nothing', undefined, '<Tabs> has no <TabItem>.'],
  ['one value twice', [npm, npm], 'Two tabs of one group have the value "npm".']
])('tabs with %s are an error', (_, children, message) => {
  expect(() => readTabItems({children})).toThrow(message)
})

test('an unknown default is an error that lists the tabs', () => {
  expect(() => readTabItems({children: [npm, yarn], defaultValue: 'bun'})).toThrow(
    'The `defaultValue` of <Tabs> is "bun", but the tabs are npm, yarn.'
  )
})

test("a class among the attributes of a tab is added to the theme's class", () => {
  expect(splitClass({className: 'wide', title: 'npm'})).toEqual({
    className: 'wide',
    rest: {title: 'npm'}
  })
  expect(splitClass()).toEqual({className: undefined, rest: {}})
})
