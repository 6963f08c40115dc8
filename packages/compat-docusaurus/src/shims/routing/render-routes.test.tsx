import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {RouteContextProvider} from '@lectern/client'
import renderRoutes from './render-routes.js'

function Tide({route, ...props}: {route: {path: string}; level: number; unit?: string}) {
  return <p>{[route.path, props.level, props.unit].join(' ')}</p>
}

function render(...args: Parameters<typeof renderRoutes>): string {
  return renderToStaticMarkup(renderRoutes(...args))
}

const tide = <Tide route={{path: '/tide'}} level={2} />

test('renders the current route', () => {
  expect(render([{element: tide}])).toBe('<p>/tide 2 </p>')
  expect(render([])).toBe('')
  expect(render()).toBe('')
})

test('adds props to the component, except for its route', () => {
  const extra = {unit: 'm', level: 3, route: {path: '/other'}}
  expect(render([{element: tide}], extra)).toBe('<p>/tide 3 m</p>')
})

test('adds props to a component with a route context', () => {
  const context = {plugin: {name: 'tides', id: 'default'}, data: {}}
  const element = <RouteContextProvider value={context}>{tide}</RouteContextProvider>
  expect(render([{element}], {unit: 'm'})).toBe('<p>/tide 2 m</p>')
})
