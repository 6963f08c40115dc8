import {cloneElement, type ReactNode} from 'react'
import {afterEach, expect, test, vi} from 'vitest'
import {renderOnPage, runHook} from '../../fixtures/run-hook.js'
import {
  BrowserRouter,
  generatePath,
  HashRouter,
  Link,
  MemoryRouter,
  NavLink,
  Redirect,
  Route,
  Router,
  StaticRouter,
  Switch,
  useLocation,
  useParams,
  useRouteMatch,
  withRouter
} from './react-router.js'

afterEach(() => vi.restoreAllMocks())

function Bird() {
  return <b>{useParams().name}</b>
}

test('the page matches exactly, and patterns match with the base URL', () => {
  const page = {path: '/base/docs/owl', url: '/base/docs/owl', isExact: true, params: {}}
  expect(runHook(() => useRouteMatch())).toEqual(page)
  expect(runHook(() => useRouteMatch('/base/docs'))).toMatchObject({isExact: false})
  expect(runHook(() => useRouteMatch({path: '/base/docs', exact: true}))).toBeNull()
  expect(runHook(() => useRouteMatch('/base/docs/:name'))?.params).toEqual({name: 'owl'})
})

test('a route renders its content if the path matches', () => {
  expect(renderOnPage(<Route path="/base/docs/:name" component={Bird} />)).toBe('<b>owl</b>')
  expect(renderOnPage(<Route path="/base/blog" component={Bird} />)).toBe('')
  expect(renderOnPage(<Route path="/base/docs">docs</Route>)).toBe('docs')
  expect(renderOnPage(<Route render={({location}) => location.pathname} />)).toBe('/base/docs/owl')
  const isShown = <Route path="/base/blog">{({match}) => String(match)}</Route>
  expect(renderOnPage(isShown)).toBe('null')
})

test('a switch renders its first match', () => {
  const routes = (
    <Switch>
      <Redirect from="/base/old" to="/base/docs" />
      <Route path="/base/blog">blog</Route>
      <Route path="/base/docs/:name" component={Bird} />
      <Route>none</Route>
    </Switch>
  )
  expect(renderOnPage(routes)).toBe('<b>owl</b>')
  expect(renderOnPage(routes, {path: '/tags'})).toBe('none')
})

test('links accept paths in parts, and mark the current page', () => {
  const link = <Link to={{pathname: '/docs/elk', hash: '#size'}}>Elk</Link>
  expect(renderOnPage(link)).toBe('<a href="/base/docs/elk#size">Elk</a>')
  const links = ['/base/docs', '/base/blog'].map((to) => (
    <NavLink key={to} to={to} className="bar" activeClassName="on" activeStyle={{color: 'red'}}>
      {to}
    </NavLink>
  ))
  expect(renderOnPage(links)).toBe(
    '<a class="bar on" style="color:red" aria-current="page" href="/base/docs">/base/docs</a><a class="bar" href="/base/blog">/base/blog</a>'
  )
})

test('components get the location and the match', () => {
  const Where = withRouter(({location, match}) => JSON.stringify([location, match]))
  const html = renderOnPage(
    <BrowserRouter>
      <Where />
    </BrowserRouter>
  )
  expect(html).toContain('/base/docs/owl')
  expect(Where.displayName).toMatch(/^withRouter\(/)
})

test('a redirect renders nothing, without a warning', () => {
  const warn = vi.spyOn(console, 'warn')
  expect(renderOnPage(<Redirect to="/docs/elk" />)).toBe('')
  expect(warn).not.toHaveBeenCalled()
})

function Where() {
  const {pathname, search} = useLocation()
  return [pathname + search, useRouteMatch()?.path, useParams().name].join(' ')
}

test.each([
  ['MemoryRouter', <MemoryRouter key="" initialEntries={['/birds/elk?a']} />],
  ['StaticRouter', <StaticRouter key="" location="/birds/elk?a" />],
  ['Router', <Router key="" history={createHistory('/birds/elk?a')} />]
])('%s renders its own paths in a page, without the base URL', (_, router) => {
  const content = (
    <>
      <Where />
      <Switch>
        <Route path="/birds/:name">
          , <Where />
        </Route>
      </Switch>
    </>
  )
  const html = renderOnPage(
    <>
      {cloneElement<{children?: ReactNode}>(router, {}, content)}, <Where />
    </>
  )
  expect(html.replaceAll('<!-- -->', '')).toBe(
    '/birds/elk?a / , /birds/elk?a /birds/:name elk, /base/docs/owl /base/docs/owl '
  )
})

test('links of a nested router are links to its paths, which the site leaves alone', () => {
  const links = (
    <MemoryRouter initialEntries={['/elk']}>
      <Link to={{pathname: '/owl', search: 'a'}}>Owl</Link>
      <NavLink to="/elk" activeClassName="on">
        Elk
      </NavLink>
    </MemoryRouter>
  )
  expect(renderOnPage(links)).toBe(
    '<a data-no-navigation="" href="/owl?a">Owl</a><a class="on" aria-current="page" data-no-navigation="" href="/elk">Elk</a>'
  )
})

test('the path of a router with the hash is unknown without a browser', () => {
  expect(() => renderOnPage(<HashRouter />)).toThrow('document')
})

test('generates paths from patterns', () => {
  expect(generatePath('/birds/:id/:part?', {id: 3})).toBe('/birds/3')
  expect(generatePath()).toBe('/')
})

function createHistory(path: string) {
  const [pathname = '', search = ''] = path.split('?')
  return {
    location: {pathname, search: `?${search}`, hash: '', state: undefined, key: ''},
    listen: () => () => {},
    createHref: () => '',
    go() {},
    push() {},
    replace() {}
  }
}
