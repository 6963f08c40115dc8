import {createRoute, type RouteFields} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import {flattenRoutes} from './flatten-routes.js'

/** Creates a route whose component is named after its path. */
const route = (path: string, fields: RouteFields = {}) =>
  createRoute(path, {component: `@site${path}`, ...fields})

test('pages inherit the props of their parent routes and can override them', () => {
  const wren = route('/birds/wren', {
    props: {name: 'Wren', size: 'small'},
    head: [{tag: 'title', content: 'Wren'}]
  })
  const birds = route('/birds', {
    props: {kind: 'birds', size: 'any'},
    head: [{tag: 'title', content: 'Birds'}],
    contents: [{source: 'birds.md'}],
    routes: [route('/birds/small', {component: '@site/Small', routes: [wren]}), route('/birds/all')]
  })
  expect(flattenRoutes([route('/'), birds])).toEqual([
    route('/'),
    route('/birds/wren', {
      component: 'nested:@site/birds>@site/Small>@site/birds/wren',
      props: {kind: 'birds', size: 'small', name: 'Wren'},
      head: [
        {tag: 'title', content: 'Birds'},
        {tag: 'title', content: 'Wren'}
      ],
      contents: [{source: 'birds.md'}]
    }),
    route('/birds/all', {
      component: 'nested:@site/birds>@site/birds/all',
      props: {kind: 'birds', size: 'any'},
      head: [{tag: 'title', content: 'Birds'}],
      contents: [{source: 'birds.md'}]
    })
  ])
})

test('a route with an empty list of child routes creates no page', () => {
  expect(flattenRoutes([route('/birds', {routes: []})])).toEqual([])
})
