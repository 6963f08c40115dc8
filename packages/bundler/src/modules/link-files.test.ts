import {expect, test} from 'vitest'
import {linkFiles} from './link-files.js'

test('imports files and workers by the path in their URL, without moving lines', () => {
  const code = `const image = new URL('./owl.png', import.meta.url)
export const start = () =>
  new Worker(
    new URL("count.js", import.meta.url),
    {type: 'module'}
  )
`
  expect(linkFiles(code, '/site/a.ts')).toBe(`const image = new URL(__file0, import.meta.url)
export const start = () =>
  new Worker(
    new URL(__file1, import.meta.url),
    {type: 'module'}
  )

import __file0 from "./owl.png?file-url"
import __file1 from "count.js?worker-url"`)
})

test.each([
  ['a URL', "new URL('https://example.com/a.js', import.meta.url)"],
  ['an absolute path', "new URL('/a.js', import.meta.url)"],
  ['a folder', "new URL('./', import.meta.url)"],
  ['the folder above', "new URL('..', import.meta.url)"],
  ['a path that is calculated', "new URL('./' + name, import.meta.url)"],
  ['a different base', "new URL('./a.js', location.href); import.meta.url"],
  ['a comment', "// new URL('./a.js', import.meta.url)"],
  ['a string', 'const code = "new URL(\'./a.js\', import.meta.url)"'],
  ['a syntax error', "new URL('./a.js', import.meta.url"]
])('doesn’t change %s', (_, code) => {
  expect(linkFiles(code, '/site/a.ts')).toBeUndefined()
})
