import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, test} from 'vitest'
import {keepPlaces} from './keep-places.js'

const FILE = path.resolve('/site/parts/a.js')

async function compile(code: string): Promise<string> {
  const {contents} = await keepPlaces(Buffer.from(code), FILE)
  return Buffer.from(contents ?? '')
    .toString('utf8')
    .replace(/\/\/# sourceMappingURL.*/s, '')
    .trim()
}

test('places are those of the file', async () => {
  const url = pathToFileURL(FILE).href
  expect(await compile('export default [__dirname, import.meta.url]')).toBe(
    `export default [${JSON.stringify(path.dirname(FILE))}, ${JSON.stringify(url)}];`
  )
})

test('strings, comments and own declarations stay', async () => {
  const text = 'export const text = "__dirname";'
  expect(await compile(text)).toBe(text)
  expect(await compile('const __dirname = "mine";\nexport default __dirname;')).toBe(
    'const __dirname = "mine";\nexport default __dirname;'
  )
})

test('`require.resolve` starts at the file', async () => {
  expect(await compile('module.exports = require.resolve("./b.css")')).toContain(
    `__createRequire(${JSON.stringify(pathToFileURL(FILE).href)}).resolve`
  )
})

test('a file that asks for no place is passed on as it is', async () => {
  const contents = Buffer.from('export default 1')
  expect(await keepPlaces(contents, FILE)).toEqual({contents, loader: 'default'})
})
