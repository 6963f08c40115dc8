import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, test} from 'vitest'
import {convertModule} from './convert-module.js'

const FILE = path.resolve('/site/parts/a.js')

/** Returns the compiled code without the wrapper that every file has. */
async function compile(code: string, format: 'cjs' | 'esm' = 'cjs'): Promise<string> {
  return (await convertModule(code, FILE, format))
    .replace(/^const __siteRequire = .*\n/, '')
    .replace(/\/\/# sourceMappingURL.*/s, '')
    .trim()
}

test('positions refer to the original file', async () => {
  const url = pathToFileURL(FILE).href
  expect(await compile('exports.a = [__dirname, import.meta.url]')).toBe(
    `exports.a = [${JSON.stringify(path.dirname(FILE))}, ${JSON.stringify(url)}];`
  )
})

test('leaves strings, comments and own declarations unchanged', async () => {
  const text = 'exports.text = "__dirname";'
  expect(await compile(text)).toBe(text)
  expect(await compile('const __dirname = "mine";\nexports.a = __dirname;')).toBe(
    'const __dirname = "mine";\nexports.a = __dirname;'
  )
})

test('`require` resolves from the file, and the bundler sees the required modules', async () => {
  const url = JSON.stringify(pathToFileURL(FILE).href)
  expect(await convertModule('', FILE, 'cjs')).toContain(`__siteRequire = __requireFrom(${url})`)
  expect(await compile('exports.a = require.resolve("./b.css")')).toBe(
    'exports.a = __siteRequire.resolve("./b.css");'
  )
  expect(await compile('exports.a = require("./b")')).toBe(
    'exports.a = __siteDefault(require("./b"));'
  )
  expect(await compile('exports.a = require("./" + b)')).toBe(
    'exports.a = __siteRequire("./" + b);'
  )
})

test('JSX doesn’t need a React import', async () => {
  expect(await compile('exports.a = <b />')).toContain('react/jsx-runtime')
})
