import type {JsonObject, PluginRef} from '@lectern/types'
import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import {runHookIn} from '../fixtures/run-hook.js'
import {RouteContextProvider, useRouteContext} from './route-context.js'

const plugin: PluginRef = {name: 'docs', id: 'default'}

test('a route context has the plugin of the topmost provider, and the data of all providers', () => {
  const inRoutes = (probe: ReactNode) => (
    <RouteContextProvider value={{plugin, data: {a: 1, b: 1}}}>
      <RouteContextProvider value={{plugin: {name: 'blog', id: 'x'}, data: {b: 2}}}>
        {probe}
      </RouteContextProvider>
    </RouteContextProvider>
  )
  expect(runHookIn(useRouteContext, inRoutes)).toEqual({plugin, data: {a: 1, b: 2}})
})

test('a topmost route context without a plugin is an error', () => {
  const data: JsonObject = {a: 1}
  const inRoutes = (probe: ReactNode) => (
    <RouteContextProvider value={{data}}>{probe}</RouteContextProvider>
  )
  expect(() => runHookIn(useRouteContext, inRoutes)).toThrow(
    'The topmost <RouteContextProvider> has no `plugin` in its value.'
  )
})
