import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {createRouteIndex, findOpenRoute} from './route-index.js'

test('finds a route by its path in any notation', () => {
  const cafe = createRoute('/caf%C3%A9/')
  expect(createRouteIndex([createRoute('/a'), cafe]).byPath.get('/café')).toBe(cafe)
})

test('an open route matches paths below it, but not its own path', () => {
  const app = createRoute('/app', {exact: false})
  const index = createRouteIndex([createRoute('/a'), app])
  expect(findOpenRoute(index, '/app/users/1')).toBe(app)
  expect(findOpenRoute(index, '/app')).toBeUndefined()
  expect(findOpenRoute(index, '/a/b')).toBeUndefined()
})
