import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {transform} from 'esbuild'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {bundleModule} from './compile-module.js'
import {findSourcePosition, findThrownPosition} from './find-source-position.js'

const SOURCE = `type Named = {name?: string}\n\nexport default (value: Named) => {\n  throw new Error('No')\n}\n`

async function compile(): Promise<string> {
  const {code} = await transform(SOURCE, {
    loader: 'ts',
    sourcemap: 'inline',
    sourcefile: 'lib/a.ts'
  })
  const file = path.join(createTemporarySite(), 'a.mjs')
  fs.writeFileSync(file, `${code.trimEnd()}\n`)
  return file
}

function thrownAt(...frames: readonly string[]): Error {
  return Object.assign(new Error('No'), {stack: ['Error: No', ...frames].join('\n    at ')})
}

test('finds the source line of the topmost frame in the module', async () => {
  const compiled = await compile()
  const code = fs.readFileSync(compiled, 'utf8').split('\n')
  const line = code.findIndex((text) => text.includes('throw')) + 1
  const frame = `check (${pathToFileURL(compiled).href}:${line}:3)`
  expect(findThrownPosition(thrownAt('JSON.parse (<anonymous>)', frame), compiled)).toEqual({
    file: 'lib/a.ts',
    line: 4,
    column: 3
  })
})

test('finds no position for errors from elsewhere or for other values', async () => {
  const compiled = await compile()
  expect(findThrownPosition(thrownAt('other (/elsewhere.js:1:1)'), compiled)).toBeUndefined()
  expect(findThrownPosition('text', compiled)).toBeUndefined()
})

test.each(['site', 'my site', 'my site (1)', 'Ä #1', '50%'])(
  'finds sources of a site in the folder %s',
  async (name) => {
    const file = 'lib/ä b.ts'
    const siteDir = path.join(createTemporarySite({[`${name}/${file}`]: SOURCE}), name)
    const {code} = await bundleModule(path.join(siteDir, file), {
      ...{siteDir, generatorDirs: [], fallbacks: {}, replacements: {}, format: 'cjs'}
    })
    const compiled = path.join(siteDir, '.site', 'a.mjs')
    fs.mkdirSync(path.dirname(compiled))
    fs.writeFileSync(compiled, code)
    const lines = code.split('\n')
    const line = lines.findIndex((text) => text.includes('throw new')) + 1
    const column = (lines[line - 1]?.indexOf('throw new') ?? 0) + 1
    expect(findSourcePosition(compiled, {line, column})).toEqual({file, line: 4, column: 3})
  }
)
