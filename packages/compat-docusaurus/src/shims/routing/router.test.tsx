import {createSiteData} from '@lectern/testing/create-site-data'
import {hydrate} from '@lectern/testing/mount'
import {MemoryRouter} from 'react-router-dom'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'

let router: typeof import('./router.js')

beforeAll(async () => {
  // Other tests run in the same thread, and need the modules without the site.
  vi.resetModules()
  vi.doMock('@lectern/client', async (load) => ({
    ...(await load<object>()),
    useSiteData: () => createSiteData({baseUrl: '/base/'})
  }))
  router = await import('./router.js')
})

afterAll(() => {
  vi.doUnmock('@lectern/client')
  vi.resetModules()
})

type History = ReturnType<(typeof router)['useHistory']>

test.each<[title: string, go: (history: History) => void, expected: object]>([
  ['a path', ({push}) => push('/base/elk'), {pathname: '/base/elk', state: null}],
  [
    'a path and a state',
    ({push}) => push('/elk', {top: 3}),
    {pathname: '/base/elk', state: {top: 3}}
  ],
  [
    'the location with a state',
    ({location, replace}) => replace({...location, search: '?a', state: {top: 3}}),
    {pathname: '/base/owl', search: '?a', state: {top: 3}}
  ]
])('navigates to %s', async (_, go, expected) => {
  const seen: History[] = []
  function Probe() {
    seen.push(router.useHistory())
    return null
  }
  const {act} = await hydrate(
    <MemoryRouter initialEntries={['/owl']}>
      <Probe />
    </MemoryRouter>
  )
  await act(() => {
    const history = seen.at(-1)
    if (history) go(history)
  })
  expect(seen.at(-1)?.location).toMatchObject(expected)
})

test('redirects with a state', async () => {
  const seen: unknown[] = []
  function Probe() {
    const {pathname, state} = router.useLocation()
    seen.push([pathname, state])
    return pathname === '/base/owl' && <router.Redirect to={{pathname: '/elk', state: 'moved'}} />
  }
  await hydrate(
    <MemoryRouter initialEntries={['/owl']}>
      <Probe />
    </MemoryRouter>
  )
  expect(seen.at(-1)).toEqual(['/base/elk', 'moved'])
})
