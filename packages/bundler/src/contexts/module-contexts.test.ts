import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {build} from 'esbuild'
import {expect, onTestFinished, test} from 'vitest'
import {moduleContexts} from './module-contexts.js'
import {linkContexts} from './link-contexts.js'
import {mayHaveContexts} from './may-have-contexts.js'

const FILES = {
  'src/words/owl.js': 'exports.word = "hoot"',
  'src/words/gull.json': '{"word": "mew"}',
  'src/words/far/tern.js': 'export const word = "kik"',
  'src/words/types.d.ts': 'export interface Word {}',
  'src/words/notes.txt': 'no module',
  'node_modules/birds/words/crow.js': 'exports.word = "caw"'
}

/** Evaluates a module of a site, `src/page.js` by default, and returns its `result`. */
async function evaluate(code: string, name = 'src/page.js'): Promise<unknown> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-contexts-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  for (const [file, text] of Object.entries({...FILES, [name]: code})) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  const folders = new Set<string>()
  const page = path.join(siteDir, name)
  await build({
    stdin: {contents: `export {result} from ${JSON.stringify(page)}`, resolveDir: siteDir},
    ...{outfile: path.join(siteDir, 'out.mjs'), format: 'esm', bundle: true, logLevel: 'silent'},
    plugins: [
      moduleContexts({siteDir, endings: ['png'], folders}),
      {
        name: 'link',
        setup: ({onLoad}) =>
          onLoad({filter: /page\.js$/}, () => ({
            contents:
              (mayHaveContexts(code)
                ? linkContexts(code, page, {
                    ...{siteDir, folders: {'@words': path.join(siteDir, 'src/words')}}
                  })
                : code) ?? code
          }))
      }
    ]
  })
  expect(folders.size).toBe(1)
  const {result}: {result: unknown} = await import(
    pathToFileURL(path.join(siteDir, 'out.mjs')).href
  )
  return result
}

/** Writes a template with a calculated part. */
const template = (start: string, end = '') => `\`${start}\${n}${end}\``

test.each([
  ['a sum', 'owl', "require('./words/' + n)", 'hoot'],
  ['an extension', 'gull', `require(${template('./words/', '.json')})`, 'mew'],
  ['a nested folder', 'far/tern', "require('./words/' + n)", 'kik'],
  ['a site path', 'owl', "require('@site/src/words/' + n + '.js')", 'hoot'],
  ['a folder with a name', 'owl', `require(${template('@words/', '.js')})`, 'hoot'],
  ['a package', 'crow', `require(${template('birds/words/')})`, 'caw'],
  ['an import', 'll', `(await import(${template('./words/gu', '.json')}))`, 'mew']
])('a calculated path finds its module: %s', async (_, name, request, word) => {
  const code = `const n = '${name}'; export const result = ${request}.word`
  expect(await evaluate(code)).toBe(word)
})

test('a package can call `require` by a different name', async () => {
  const code = `var load, name = 'crow'
function find() { load = require; return load('./words/' + name).word }
exports.result = find()`
  expect(await evaluate(code, 'node_modules/birds/page.js')).toBe('caw')
})

test('require.context lists the modules of a folder', async () => {
  const code = `const all = require.context('./words', false, /\\.js(?:on)?$/)
export const result = all.keys().map((name) => [name, all(name).word])`
  expect(await evaluate(code)).toEqual([
    ['./gull.json', 'mew'],
    ['./owl.js', 'hoot']
  ])
})

test('a module that doesn’t exist is reported as in Node.js', async () => {
  const code = `let result
const name = 'heron'
try { require('./words/' + name) } catch ({code, message}) { result = [code, message] }
export {result}`
  expect(await evaluate(code)).toEqual(['MODULE_NOT_FOUND', "Cannot find module './words/heron'"])
})

test.each([
  ['a folder that doesn’t exist', "require('./gone/' + name)"],
  ['a path without a folder', 'require(name); import(name)'],
  ['a URL', "import('https://example.com/' + name)"],
  ['a different function of that name', "define((require) => require('./' + name))"],
  ['a syntax error', "require('./' + name"]
])('doesn’t change %s', (_, code) => {
  expect(
    linkContexts(code, path.join(import.meta.dirname, 'a.js'), {siteDir: '/site'})
  ).toBeUndefined()
})

test('keeps the number of lines', () => {
  const code = `require.context(\n  '.',\n  false\n)\nimport(\n  ${template('./')}\n)`
  const linked =
    linkContexts(code, path.join(import.meta.dirname, 'a.js'), {siteDir: '/site'}) ?? ''
  expect(linked.split('\n').length).toBe(code.split('\n').length)
})
