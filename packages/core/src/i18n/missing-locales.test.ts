import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {addMissingLocales} from './missing-locales.js'

test('a page lists the locales that lack it, each with its nearest page', () => {
  const locales = new Map([
    ['en', new Set(['/', '/docs', '/docs/tags', '/docs/tags/owl'])],
    ['fr', new Set(['/', '/docs', '/docs/tags'])],
    ['de', new Set(['/docs'])],
    ['fa', new Set<string>()]
  ])
  const routes = ['/docs', '/docs/tags/owl'].map((path) => createRoute(path))
  expect(addMissingLocales(routes, locales).map(({missingLocales}) => missingLocales)).toEqual([
    {fa: '/'},
    {fr: '/docs/tags', de: '/docs', fa: '/'}
  ])
})

test('a page that every locale has lists none', () => {
  const route = createRoute('/docs')
  expect(addMissingLocales([route], new Map([['fr', new Set(['/docs'])]]))).toEqual([route])
})
