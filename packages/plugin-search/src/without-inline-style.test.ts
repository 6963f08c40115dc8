import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {expect, test} from 'vitest'
import {removeStyleElements} from './without-inline-style.js'

const {resolve} = createRequire(import.meta.url)
const library = readFileSync(resolve('@docsearch/react/dist/esm/index.js'), 'utf8')

test('removes only the style element from the modal', () => {
  const code = removeStyleElements(library)
  expect(library).toContain('"style"')
  expect(code).not.toMatch(/createElement\("style"/)
  expect(library.length - code.length).toBeLessThan(100)
})

test('the style element is also removed from a copy that isn’t minified', () => {
  const code =
    'e.createElement("style", null, `a {\n  b: c\n}`), e.createElement("style", null, "d")'
  expect(removeStyleElements(code)).toBe('null, null')
})

test('other elements are unchanged', () => {
  const code = 'e.createElement("a",{style:"x"}),e.createElement("styled",null,"b")'
  expect(removeStyleElements(code)).toBe(code)
})
