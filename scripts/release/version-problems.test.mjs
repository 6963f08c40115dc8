import {expect, test} from 'vitest'
import {findVersionProblems} from './version-problems.mjs'

const ROOT = {name: 'workspace', version: '1.2.0'}

/**
 * @param {string} name
 * @param {Partial<import('../pack/published-manifest.mjs').PackageManifest>} [manifest]
 */
function createPackage(name, manifest = {}) {
  return {name, folder: `packages/${name}`, manifest: {name, version: '1.2.0', ...manifest}}
}

test('accepts packages that share one version and depend on each other at that version', () => {
  const packages = [
    createPackage('a'),
    createPackage('b', {dependencies: {a: '1.2.0', other: '^3.0.0'}})
  ]
  expect(findVersionProblems({manifest: ROOT, packages})).toEqual([])
})

test('reports a package with a different version', () => {
  const packages = [createPackage('a', {version: '1.1.0'})]
  expect(findVersionProblems({manifest: ROOT, packages})).toEqual([
    {
      severity: 'error',
      code: 'version-mismatch',
      message: 'a has version 1.1.0, but the workspace has 1.2.0.',
      location: 'packages/a/package.json',
      hint: 'Change versions with `npm run version-packages` only.'
    }
  ])
})

test('reports a stale range in any dependency field', () => {
  const packages = [
    createPackage('a'),
    createPackage('b', {peerDependencies: {a: '^1.2.0'}, devDependencies: {a: '1.1.0'}})
  ]
  const messages = findVersionProblems({manifest: ROOT, packages}).map(({message}) => message)
  expect(messages).toEqual([
    'b depends on a ^1.2.0, but the workspace has 1.2.0.',
    'b depends on a 1.1.0, but the workspace has 1.2.0.'
  ])
})
