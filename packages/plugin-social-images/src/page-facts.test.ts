import {createRoute} from '@lectern/testing/create-route'
import type {HeadTag, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {describePage, describeSite, hasOwnImage} from './page-facts.js'

/** Creates a page with a title. */
function route(title: string, {path = '/docs/owl', ...fields}: Partial<Route> = {}): Route {
  const description: HeadTag = {
    tag: 'meta',
    attributes: {name: 'description', content: 'Hunts  at night.'}
  }
  const head = [{tag: 'title', content: title} as const, description]
  return createRoute(path, {head, isSourcePage: true, ...fields})
}

test('returns the topic and the section of a page', () => {
  expect(describePage(route('Owl'))).toEqual({
    title: 'Owl',
    description: 'Hunts at night.',
    section: 'Docs',
    direction: 'ltr'
  })
  const breadcrumbs = [{label: 'Birds'}, {label: 'Owl'}]
  expect(describePage(route('Owl', {props: {breadcrumbs}})).section).toBe('Birds')
  expect(describePage(route('Owl', {path: '/how-to/owl'})).section).toBe('How to')
})

test.each([
  ['دليل plugins', 'rtl'],
  ['2 מדריך', 'rtl'],
  ['Plugins: دليل', 'ltr'],
  ['42', 'ltr']
])('the first letter of “%s” sets the direction to %s', (title, direction) => {
  expect(describePage(route(title)).direction).toBe(direction)
})

test('omits emoji, which text fonts don’t include', () => {
  expect(describePage(route('🎉 Released 👩‍💻 today ⚡️')).title).toBe('Released today')
})

test('list pages use the site image', () => {
  expect(hasOwnImage(route('Owl'))).toBe(true)
  expect(hasOwnImage(route('Birds', {isSourcePage: false, props: {category: {}}}))).toBe(true)
  expect(hasOwnImage(route('Tags', {isSourcePage: false}))).toBe(false)
  expect(hasOwnImage(route('', {head: []}))).toBe(false)
  expect(describeSite({title: 'Field Notes', tagline: 'Of birds.'})).toEqual({
    title: 'Field Notes',
    description: 'Of birds.',
    section: '',
    direction: 'ltr'
  })
})
