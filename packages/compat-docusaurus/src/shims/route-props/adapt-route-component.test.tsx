import {expect, test, vi} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import adaptRouteComponent from './adapt-route-component.js'

vi.mock('@theme/DocsRoot', () => ({default: () => null}))

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
