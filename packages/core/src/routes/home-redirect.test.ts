import {expect, test} from 'vitest'
import type {Route} from '@lectern/types'
import {createHomeRedirect} from './home-redirect.js'

const route = (path: string): Route => ({
  path,
  component: '@theme/DocPage',
  props: {},
  contents: [],
  head: [],
  plugin: {name: 'docs', id: 'default'},
  isSourcePage: true
})

test('a site of documents only opens on its first and shortest page', () => {
  expect(createHomeRedirect([route('/docs/a/b'), route('/docs'), route('/help')], [])).toEqual([
    {from: '/', to: '/docs'}
  ])
})

test('a home page stays', () => {
  expect(createHomeRedirect([route('/'), route('/docs')], [])).toEqual([])
})

test('a redirect that an author set for / stays', () => {
  expect(createHomeRedirect([route('/docs')], [{from: '/', to: '/x'}])).toEqual([])
})
