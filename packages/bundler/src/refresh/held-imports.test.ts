import {expect, test} from 'vitest'
import {holdImports, takeHeldImports} from './held-imports.js'
import {registerComponents} from './refresh-transform.js'

const register = (code: string) => registerComponents(code, 'page.tsx', true) ?? ''
const hold = (code: string) => holdImports(register(code))
const take = (code: string) => takeHeldImports(register(code))

const PAGE = `import Nest, {eggs as count, type Egg} from './nest'
import * as birds from '../birds'
import './page.css'

export function Page() {
  return <Nest of={birds.owl}>{count}</Nest>
}
`

test('a component module holds each import under its name', () => {
  const [opening = ''] = hold(PAGE).split('\n')
  expect(opening).toContain('"./nest":{get "default"(){return Nest},get "eggs"(){return count}}')
  expect(opening).toContain('"../birds":{get "*"(){return birds}}')
  expect(opening).toContain('"./page.css":{}')
})

test('a component module holds React, even if it doesn’t import it', () => {
  const [opening = ''] = hold(PAGE).split('\n')
  expect(opening).toContain('import * as __held0 from "react"')
  expect(opening).toContain('"react":__held0')
})

test('line numbers don’t change', () => {
  const lines = (code = '') => code.split('\n').length
  const multiline = PAGE.replace('{eggs', '{\n  eggs')
  expect(lines(hold(multiline))).toBe(lines(register(multiline)))
  expect(lines(take(multiline))).toBe(lines(register(multiline)))
})

test('a replacement runs with the imports of the previous version', () => {
  const held: Record<string, Record<string, unknown>> = {
    './nest': {default: 'nest', eggs: 3},
    '../birds': {'*': {owl: 'Owl'}},
    './page.css': {},
    'react/jsx-runtime': {jsx: (type: string, props: object) => ({type, props})}
  }
  const asked: string[] = []
  const refresh = {
    held(module: string, request: string, names: readonly string[]) {
      asked.push(`${module} ${request}`)
      return names.map((name) => held[request]?.[name])
    }
  }
  const code = take(PAGE)?.replace('export function', 'return function') ?? ''
  // Ends at the function, since registrations would come after the `return`.
  const run = new Function('__refresh', '__refreshName', '$RefreshReg$', code)
  const Page = run(refresh, 'page.tsx', () => {}) as () => unknown
  expect(Page()).toEqual({type: 'nest', props: {of: 'Owl', children: 3}})
  expect(asked.sort()).toEqual([
    'page.tsx ../birds',
    'page.tsx ./nest',
    'page.tsx ./page.css',
    'page.tsx react/jsx-runtime'
  ])
})

test.each([
  ['no components', 'export const eggs = 3'],
  ['an import on demand', `${PAGE}export const load = () => import('./later')`],
  ['a URL of a file', `${PAGE}export const url = new URL('./owl.svg', import.meta.url)`],
  ['a CommonJS import', `${PAGE}export const owl = require('./owl.svg')`],
  ['components of a different module', `${PAGE}export * from './others'`],
  ['a value for other modules', `${PAGE}export const limit = 3`],
  ['a hook for other modules', `${PAGE}export function useNest() { return 3 }`],
  ['a named component of a different module', `${PAGE}export {Owl} from './owl'`]
])('a module with %s isn’t replaced alone', (_, code) => {
  expect(take(code)).toBeUndefined()
})

test('a module without components holds nothing', () => {
  expect(hold(`import {eggs} from './nest'\nexport const more = eggs + 1`)).not.toContain('hold')
})
