import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'

const items = [
  <TabItem key="a" value="a" label="Apple">
    One
  </TabItem>,
  <TabItem key="b" value="b" default className="wide" attributes={{className: 'red', title: 'B'}}>
    Two
  </TabItem>
]

test('shows the default tab, and labels panels after their tabs', () => {
  expect(renderToStaticMarkup(<Tabs>{items}</Tabs>)).toBe(
    [
      '<div class="tabs-container theme-tabs-container" data-tabs=""><div role="tablist" class="tabs">',
      '<button type="button" role="tab" aria-selected="false" tabindex="-1" data-value="a" class="tabs__item">Apple</button>',
      '<button type="button" role="tab" aria-selected="true" tabindex="0" data-value="b" title="B" class="tabs__item tabs__item--active red">b</button>',
      '</div><div class="tabs-content">',
      '<div role="tabpanel" aria-label="Apple" data-value="a" hidden=""><div class="tab-item">One</div></div>',
      '<div role="tabpanel" aria-label="b" data-value="b"><div class="tab-item wide">Two</div></div>',
      '</div></div>'
    ].join('')
  )
})

test.each([
  [undefined, 'b'],
  ['a', 'a'],
  [null, undefined]
])('with the default %j shows %j', (defaultValue, shown) => {
  const html = renderToStaticMarkup(<Tabs defaultValue={defaultValue}>{items}</Tabs>)
  expect(/aria-selected="true"[^>]* data-value="(.)"/.exec(html)?.[1]).toBe(shown)
  expect(html.match(/tabindex="0"/g)).toHaveLength(1)
})

test('reads order, labels and default from `values`', () => {
  const values = [{value: 'b', label: 'Pear'}, {value: 'a'}]
  const html = renderToStaticMarkup(<Tabs values={values}>{items}</Tabs>)
  expect([...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    'Pear',
    'a'
  ])
  expect(html).toContain('aria-label="Pear" data-value="b"><div')
})

test('stores the choice only for tabs with a group', () => {
  const remembers = (html: string) => html.includes('<script>')
  expect(remembers(renderToStaticMarkup(<Tabs>{items}</Tabs>))).toBe(false)
  const grouped = renderToStaticMarkup(
    <Tabs groupId="os" queryString>
      {items}
    </Tabs>
  )
  expect(grouped).toContain('data-tabs-group="os" data-tabs-query="os"')
  expect(remembers(grouped)).toBe(true)
})

test('omits lazy content until it is shown', () => {
  const html = renderToStaticMarkup(<Tabs lazy>{items}</Tabs>)
  expect([html.includes('One'), html.includes('Two')]).toEqual([false, true])
})

test.each([
  ['no tabs', [], {}, '<Tabs> has no <TabItem>.'],
  ['a value twice', [items[0], items[0]], {}, 'Two tabs of one group have the value "a".'],
  ['other children', [<p key="p">a</p>], {}, 'Every child of <Tabs> must be a <TabItem>'],
  [
    'an unknown default',
    items,
    {defaultValue: 'c'},
    'The `defaultValue` of <Tabs> is "c", but the tabs are a, b.'
  ],
  [
    'a query without a name',
    items,
    {queryString: true},
    '<Tabs queryString> needs a name, e.g. queryString="platform", or a `groupId`.'
  ]
])('rejects %s', (_name, children, props, message) => {
  expect(() => renderToStaticMarkup(<Tabs {...props}>{children}</Tabs>)).toThrow(message)
})
