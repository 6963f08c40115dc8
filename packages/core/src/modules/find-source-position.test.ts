import fs from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {transform} from 'esbuild'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {findThrownPosition} from './find-source-position.js'

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
