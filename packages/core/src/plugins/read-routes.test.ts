import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {readRoutes} from './read-routes.js'

const plugin = {name: 'owls', id: 'default'}

test('a plugin can return nothing', () => {
  expect(readRoutes(undefined, plugin)).toBeUndefined()
})

test('complete routes stay unchanged', () => {
  const route = createRoute('/a')
  expect(readRoutes({routes: [route], globalData: {a: 1}}, plugin)).toEqual({
    routes: [route],
    globalData: {a: 1}
  })
})

test('adds missing fields, including in nested routes', () => {
  const route = {path: '/a', component: '@site/a.js'}
  const complete = {...route, plugin, props: {}, contents: [], head: []}
  expect(readRoutes({routes: [{...route, props: undefined, routes: [route]}]}, plugin)).toEqual({
    routes: [{...complete, routes: [complete]}]
  })
})

test.each([
  [[], "it didn't return an object"],
  [{routes: {}}, "`routes` isn't a list"],
  [{routes: [null]}, "a route isn't an object"],
  [{routes: [{component: 'a'}]}, "the path undefined of a route doesn't start with a slash"],
  [{routes: [{path: 'a', component: 'a'}]}, 'the path "a" of a route doesn\'t start with a slash'],
  [{routes: [{path: '/a'}]}, 'the route "/a" has no component'],
  [
    {routes: [{path: '/a', component: 'a', props: 5}]},
    '`props` of the route "/a" isn\'t an object'
  ],
  [
    {routes: [{path: '/a', component: 'a', contents: ['b']}]},
    '`contents` of the route "/a" isn\'t a list of objects with `source`'
  ],
  [{routes: [{path: '/a', component: 'a', head: [null]}]}, "`headTags[0]` isn't an object"],
  [{dataFiles: {}}, "`dataFiles` isn't a list"],
  [{dataFiles: [null]}, "`dataFiles[0]` isn't an object"],
  [{dataFiles: [{data: 1}]}, "`dataFiles[0]` has the name undefined, which isn't a string"],
  [
    {
      dataFiles: [
        {name: 'a', data: 1},
        {name: '../a', data: 1}
      ]
    },
    '`dataFiles[1]` has the name "../a", which has the segment'
  ],
  [{dataFiles: [{name: 'a'}]}, '`dataFiles[0]` "a" has no data'],
  [{redirects: [{from: '/a'}]}, '`redirects[0]` has no `from` and `to`'],
  [{headTags: [{}]}, '`headTags[0]` has no `tag`'],
  [{problems: [{}]}, '`problems[0]` has no `code` and `message`']
])('rejects %j', (created, reason) => {
  expect(() => readRoutes(created, plugin)).toThrow(reason)
})

test("rejects global data that can't be serialized", () => {
  const nest: {owl?: unknown} = {}
  nest.owl = nest
  expect(() => readRoutes({globalData: {a: 5n}}, plugin)).toThrow(
    "`globalData` can't be serialized as JSON: Do not know how to serialize a BigInt"
  )
  expect(() => readRoutes({globalData: nest}, plugin)).toThrow("can't be serialized as JSON")
})
