import {expect, test} from 'vitest'
import {refreshTransform} from './refresh-transform.js'

const withoutMap = (code = '') => code.replace(/\n\/\/# sourceMappingURL=.*$/, '')

test('registers a component under its module name and its own name', () => {
  const code = refreshTransform('export const Hello = () => <b>Hi</b>', 'src/hello.jsx')
  expect(withoutMap(code)).toContain('$RefreshReg$(_c, "Hello")')
  expect(withoutMap(code)).toContain('const __refreshName = "src/hello.jsx"')
  expect(withoutMap(code)).toContain('__refresh.register(type, __refreshName + " " + id, 0)')
})

test('preserves a context when its module is reevaluated', () => {
  const code = refreshTransform(
    `import {createContext} from 'react'\nexport const Name = createContext<string>('')`,
    'src/name.ts'
  )
  expect(withoutMap(code)).toContain(
    'const Name = __refresh.keepContext(__refreshName + "#0", createContext)("")'
  )
})

test('leaves a module with a syntax error to the bundler', () => {
  expect(refreshTransform('export const = 1', 'src/broken.js')).toBeUndefined()
})

test('the source map refers to the source next to the module', () => {
  const code = refreshTransform('export const a = 1', 'src/a.js') ?? ''
  const encoded = /base64,(.+)$/.exec(code)?.[1] ?? ''
  const map = JSON.parse(Buffer.from(encoded, 'base64').toString()) as {sources: string[]}
  expect(map.sources).toEqual(['a.js'])
})
