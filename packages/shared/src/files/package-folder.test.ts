import {existsSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {compiledModule, packageFolder} from './package-folder.js'

test('finds a package of the generator by name', () => {
  expect(existsSync(path.join(packageFolder('shared'), 'package.json'))).toBe(true)
})

test('returns the compiled file of a module', () => {
  const file = compiledModule('shared', 'files/text-file')
  expect(file).toBe(path.join(packageFolder('shared'), 'dist', 'files', 'text-file.js'))
})
