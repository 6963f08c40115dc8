import {expect, test} from 'vitest'
import {createSourceRoute} from '@lectern/testing/create-route'
import {createHomeRedirect} from './home-redirect.js'

const route = (path: string) => createSourceRoute(path, `${path.slice(1)}.md`)

test('a site of documents only opens on its first and shortest page', () => {
  expect(createHomeRedirect([route('/docs/a/b'), route('/docs'), route('/help')], [])).toEqual([
    {from: '/', to: '/docs'}
  ])
})

test('docs come before pages and posts, however short their paths are', () => {
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

test('a home page stays', () => {
  expect(createHomeRedirect([route('/'), route('/docs')], [])).toEqual([])
})

test('a redirect that an author set for / stays', () => {
  expect(createHomeRedirect([route('/docs')], [{from: '/', to: '/x'}])).toEqual([])
})
