import {useLocation} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {mountRoute} from '../fixtures/mount-route.js'
import {useRouteUpdates, type ClientModule, type RouteUpdate} from './use-route-updates.js'

/** Creates a client module that records its calls. */
function createListener(notes: string[]): ClientModule {
  const describe = ({previousLocation, location}: RouteUpdate) => {
    const {pathname, search, hash} = location
    return `${previousLocation?.pathname ?? 'start'} → ${pathname}${search}${hash}`
  }
  return {
    onRouteUpdate(update) {
      notes.push(`url ${describe(update)}`)
      return () => notes.push('end')
    },
    onRouteDidUpdate: (update) => void notes.push(`page ${describe(update)}`)
  }
}

function mountModules(modules: readonly ClientModule[]) {
  return mountRoute(function Site() {
    useRouteUpdates(modules, useLocation(), '/base/')
    return null
  }, '/owl')
}

test('notifies a module of the URL first, and of the page when it is shown', async () => {
  const notes: string[] = []
  const {go} = await mountModules([createListener(notes)])
  await go('/gull?tab=a#food')
  expect(notes).toEqual([
    'url start → /base/owl',
    'page start → /base/owl',
    'url /base/owl → /base/gull?tab=a#food',
    'end',
    'page /base/owl → /base/gull?tab=a#food'
  ])
})

test('a module can export its listeners inside its default export', async () => {
  const notes: string[] = []
  await mountModules([{default: createListener(notes)}, {default: 'no listener'}, {}])
  expect(notes).toEqual(['url start → /base/owl', 'page start → /base/owl'])
})

test('reports a module that throws, and notifies the others', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const notes: string[] = []
  const failing: ClientModule = {
    onRouteUpdate() {
      throw new Error('No luck')
    }
  }
  await mountModules([failing, createListener(notes)])
  expect(notes).toEqual(['url start → /base/owl', 'page start → /base/owl'])
  expect(reported).toEqual([new Error('No luck')])
})
