import {expect, test} from 'vitest'
import {createSourceRoute} from '@lectern/testing/create-route'
import {createHomeRedirect} from './home-redirect.js'

const route = (path: string) => createSourceRoute(path, `${path.slice(1)}.md`)

test('the home page of a docs-only site redirects to the first doc with the shortest path', () => {
  expect(createHomeRedirect([route('/docs/a/b'), route('/docs'), route('/help')], [])).toEqual([
    {from: '/', to: '/docs'}
  ])
})

test('docs take priority over pages and posts, even if their paths are longer', () => {
  const page = {...route('/help'), plugin: {name: 'pages', id: 'default'}}
  const post = {...route('/blog/a'), plugin: {name: 'blog', id: 'default'}}
  const doc = {...route('/docs/guide/start'), plugin: {name: 'docs', id: 'default'}}
  expect(createHomeRedirect([page, post, doc], [])).toEqual([{from: '/', to: '/docs/guide/start'}])
  expect(createHomeRedirect([post, page], [])).toEqual([{from: '/', to: '/help'}])
})

test('additional docs instances come last', () => {
  const community = {...route('/community'), plugin: {name: 'docs', id: 'community'}}
  expect(createHomeRedirect([community, route('/docs')], [])).toEqual([{from: '/', to: '/docs'}])
  expect(createHomeRedirect([community], [])).toEqual([{from: '/', to: '/community'}])
})

test('an existing home page is kept', () => {
  expect(createHomeRedirect([route('/'), route('/docs')], [])).toEqual([])
})

test('a redirect that the author sets for / is kept', () => {
  expect(createHomeRedirect([route('/docs')], [{from: '/', to: '/x'}])).toEqual([])
})
