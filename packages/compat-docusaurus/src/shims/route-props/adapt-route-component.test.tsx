import {afterAll, expect, test, vi} from 'vitest'

vi.mock('@theme/DocsRoot', () => ({default: () => null}))

// Tests in the same thread share modules, and the others don't have the mocks.
vi.resetModules()
afterAll(() => void vi.resetModules())
const {renderOnPage} = await import('../../fixtures/run-hook.js')
const {default: adaptRouteComponent} = await import('./adapt-route-component.js')

interface RouterProps {
  location: Location
  history: {push: unknown; location: Location}
  match: object
  route: object
}

test('route components receive the props of React Router', () => {
  const seen: RouterProps[] = []
  const Route = adaptRouteComponent((props: object) => {
    seen.push(props as RouterProps)
    return null
  })
  renderOnPage(<Route />, {path: '/owls/barn'})
  const path = '/base/owls/barn'
  expect(seen).toMatchObject([
    {
      ...{location: {pathname: path}, history: {location: {pathname: path}}},
      match: {path, url: path, isExact: true, params: {}},
      route: {path, exact: true}
    }
  ])
  expect(seen[0]?.history.push).toBeTypeOf('function')
})

test('the props of a route take precedence', () => {
  const Route = adaptRouteComponent((props: object) => <i>{JSON.stringify(props)}</i>)
  expect(renderOnPage(<Route {...{route: 'own'}} />)).toContain('own')
})
