import {expect, test} from 'vitest'
import {componentModule, nestComponents, splitComponent} from './nested-component.js'

test('names of nested components keep their order at any depth', () => {
  const inner = nestComponents('@site/Frame', '@theme/Page')
  const name = nestComponents('@theme/Layout', inner)
  expect(splitComponent(name)).toEqual(['@theme/Layout', '@site/Frame', '@theme/Page'])
  expect(splitComponent('@theme/Page')).toEqual(['@theme/Page'])
})

test('re-exports a single component', () => {
  expect(componentModule('@theme/Page')).toBe('export {default} from "@theme/Page"')
})

test('passes the component to an adapter', () => {
  expect(componentModule('@theme/Page', '/adapt.js').split('\n')).toEqual([
    'import Page from "@theme/Page"',
    'import adapt from "/adapt.js"',
    'export default adapt(Page)'
  ])
  const nested = componentModule(nestComponents('@a/A', '@b/B'), '/adapt.js')
  expect(nested).toMatch(/export default adapt\(Page\)$/)
})

test('a nested component is passed as children to its parent', () => {
  const code = componentModule(nestComponents('@a/A', nestComponents('@b/B', '@c/C')))
  const create = (type: string, props: object, child?: unknown) => ({type, props, child})
  const run = new Function(
    'createElement',
    'Part0',
    'Part1',
    'Part2',
    code.replace(/^import .*$/gm, '').replace('export default', 'return')
  )
  const element = run(create, 'A', 'B', 'C')({name: 'Wren'})
  const c = {type: 'C', props: {name: 'Wren'}, child: undefined}
  const b = {type: 'B', props: {name: 'Wren', route: {routes: [{element: c}]}}, child: c}
  expect(element).toEqual({
    type: 'A',
    props: {name: 'Wren', route: {routes: [{element: b}]}},
    child: b
  })
})
