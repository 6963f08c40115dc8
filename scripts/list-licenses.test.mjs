import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {
  createLicenseList,
  LICENSES_FILE,
  listConditionalPackages,
  listRuntimePackages,
  readLockedPackages
} from './list-licenses.mjs'

test('the list of licenses matches the lockfile', () => {
  expect(readFileSync(LICENSES_FILE, 'utf8'), 'run node scripts/list-licenses.mjs').toBe(
    createLicenseList(readLockedPackages())
  )
})

/** Licenses under which code may be used and passed on in a program under the MIT License. */
const ALLOWED =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|PSF-2\.0|Unlicense|Zlib|OFL-1\.1|MPL-2\.0|EPL-2\.0|LGPL-3\.0-or-later)(?: (?:AND|OR|WITH) .*)?\)?$/

test('every package has a license that permits its use', () => {
  const others = listRuntimePackages(readLockedPackages()).filter(
    ({license}) => !ALLOWED.test(license)
  )
  expect(others).toEqual([])
})

test('every package with a conditional license has a stated purpose, and new sites don’t install it', () => {
  const locked = readLockedPackages()
  const conditional = listConditionalPackages(locked)
  expect(conditional.filter(({reason}) => !reason)).toEqual([])
  const starter = {
    'packages/site': {dependencies: {'@lectern/core': '*', '@lectern/preset-classic': '*'}}
  }
  const others = Object.entries(locked).filter(([folder]) => !/^packages\/[^/]+$/.test(folder))
  // Links lead to folders of the repository, so each package is looked up where it is.
  const installed = Object.fromEntries(
    others.map(([folder, entry]) => [
      folder,
      entry.link && entry.resolved ? {...locked[entry.resolved], link: true} : entry
    ])
  )
  const names = new Set(listRuntimePackages({...installed, ...starter}).map(({name}) => name))
  expect(names.has('esbuild')).toBe(true)
  expect(conditional.filter(({name}) => names.has(name))).toEqual([])
})

test('the list contains indirect dependencies, but no test dependencies', () => {
  const locked = {
    '': {},
    'packages/a': {dependencies: {b: '1', '@lectern/z': '1'}, devDependencies: {tool: '1'}},
    'packages/z': {
      dependencies: {c: '2'},
      peerDependencies: {d: '1', e: '1'},
      peerDependenciesMeta: {e: {optional: true}}
    },
    'node_modules/@lectern/z': {link: true},
    'node_modules/b': {version: '1.0.0', license: 'MIT', optionalDependencies: {c: '1'}},
    'node_modules/b/node_modules/c': {version: '1.5.0', license: 'ISC'},
    'node_modules/c': {version: '2.0.0', license: 'ISC'},
    'node_modules/d': {version: '1.0.0', license: 'MIT'},
    'node_modules/e': {version: '1.0.0', license: 'MIT'},
    'node_modules/tool': {version: '1.0.0', license: 'MIT'}
  }
  expect(listRuntimePackages(locked).map(({name, version}) => `${name} ${version}`)).toEqual([
    'b 1.0.0',
    'c 1.5.0',
    'c 2.0.0',
    'd 1.0.0'
  ])
})
