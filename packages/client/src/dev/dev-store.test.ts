import {expect, test} from 'vitest'
import type {ClientShell} from '../app/app.js'
import {createDevStore} from './dev-store.js'

test('keeps unchanged values, and notifies listeners', () => {
  const shell = {site: {}} as ClientShell
  const store = createDevStore({shell})
  const heard: unknown[] = []
  const stop = store.subscribe(() => heard.push(store.read()))
  const update = {base: {}, page: {}} as NonNullable<ReturnType<typeof store.read>['update']>
  store.set({update})
  stop()
  store.set({update: undefined})
  expect(heard).toEqual([{shell, update}])
})
