import path from 'node:path'
import {expect, test} from 'vitest'
import {listDependencyVersions} from './dependency-versions.js'
import {createTemporarySite} from '@lectern/testing/temporary-site'

test('lists the dependencies of a package in order, wherever they’re installed', () => {
  const describe = (version: string, ...names: string[]) =>
    JSON.stringify({version, dependencies: Object.fromEntries(names.map((name) => [name, '*']))})
  const folder = createTemporarySite({
    'packages/a/package.json': describe('1.0.0', 'c', 'b', '@lectern/d', 'absent'),
    'packages/a/node_modules/b/package.json': describe('2.0.0', 'c'),
    'node_modules/b/package.json': describe('9.0.0'),
    'node_modules/c/package.json': describe('3.0.0', 'b'),
    'node_modules/@lectern/d/package.json': describe('4.0.0')
  })
  expect(listDependencyVersions(path.join(folder, 'packages/a'))).toEqual(['b@2.0.0', 'c@3.0.0'])
})
