import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {readRoutes} from './read-routes.js'

const plugin = {name: 'owls', id: 'default'}

test('a plugin can return nothing', () => {
  expect(readRoutes(undefined, plugin)).toBeUndefined()
})

test('complete routes stay as they are', () => {
  const route = createRoute('/a')
  expect(readRoutes({routes: [route], globalData: {a: 1}}, plugin)).toEqual({
    routes: [route],
    globalData: {a: 1}
  })
})

test('what a route leaves out is added, also inside of other routes', () => {
  const route = {path: '/a', component: '@site/a.js'}
  const complete = {...route, plugin, props: {}, contents: [], head: []}
  expect(readRoutes({routes: [{...route, props: undefined, routes: [route]}]}, plugin)).toEqual({
    routes: [{...complete, routes: [complete]}]
  })
})

test.each([
  [[], 'it returned something else than an object'],
  [{routes: {}}, '`routes` is not a list'],
  [{routes: [null]}, 'a route is not an object'],
  [{routes: [{component: 'a'}]}, 'the path undefined of a route does not start with a slash'],
  [{routes: [{path: 'a', component: 'a'}]}, 'the path "a" of a route does not start with a slash'],
  [{routes: [{path: '/a'}]}, 'the route "/a" has no component']
])('%j is refused', (created, reason) => {
  expect(() => readRoutes(created, plugin)).toThrow(reason)
})
