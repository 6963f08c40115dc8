import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {createRouteIndex, findOpenRoute} from './route-index.js'

function route(path: string, exact?: boolean): Route {
  const plugin = {name: 'docs', id: 'default'}
  return {path, exact, component: '@theme/DocItem', props: {}, contents: [], head: [], plugin}
}

test('a route is found by its path, however it is written', () => {
  const cafe = route('/caf%C3%A9/')
  expect(createRouteIndex([route('/a'), cafe]).byPath.get('/café')).toBe(cafe)
})

test('an open route answers for what lies below it, not for itself', () => {
  const app = route('/app', false)
  const index = createRouteIndex([route('/a'), app])
  expect(findOpenRoute(index, '/app/users/1')).toBe(app)
  expect(findOpenRoute(index, '/app')).toBeUndefined()
  expect(findOpenRoute(index, '/a/b')).toBeUndefined()
})
