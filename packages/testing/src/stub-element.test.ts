import {expect, test} from 'vitest'
import {StubElement} from './stub-element.js'

const tab = new StubElement(
  'button',
  {role: 'tab', class: 'tab active', 'data-value': 'owl'},
  'Owl'
)
const page = new StubElement('main', {}, new StubElement('div', {'data-tabs': ''}, tab), 'End')

test.each([
  ['button', [tab]],
  ['[role=tab]', [tab]],
  ['button.active[data-value="owl"]', [tab]],
  ['[role=panel], .tab', [tab]],
  ['.inactive', []],
  [':scope > [data-tabs] > .tab', [tab]],
  [':scope > .tab', []]
])('%s selects the matching elements', (selector, found) => {
  expect(page.querySelectorAll(selector)).toEqual(found)
})

test('an element finds its ancestors and descendants', () => {
  expect(tab.closest('[data-tabs]')).toBe(tab.parent)
  expect([page.contains(tab), tab.contains(page)]).toEqual([true, false])
})

test('data attributes are available as fields', () => {
  const element = new StubElement('div', {'data-tab-value': 'owl'})
  expect([element.dataset.tabValue, element.dataset.other]).toEqual(['owl', undefined])
  element.dataset.isDrawn = 'yes'
  delete element.dataset.tabValue
  expect([...element.attributes]).toEqual([['data-is-drawn', 'yes']])
})

test('an element moves and is removed with its children', () => {
  const [first, second] = [new StubElement('ul'), new StubElement('ol')]
  const item = new StubElement('li', {}, 'Owl')
  first.append(item)
  second.append(item)
  expect([first.textContent, second.textContent]).toEqual(['', 'Owl'])
  item.remove()
  expect([second.textContent, item.isConnected]).toEqual(['', false])
})

test('returns a line of visible text for each element', () => {
  expect(page.read()).toEqual(['End', 'tab active: Owl'])
})
