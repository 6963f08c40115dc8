import {createHash} from 'node:crypto'
import {expect, test} from 'vitest'
import {createPurl} from '../../packages/cli/src/sbom/sbom-package.js'
import {hashRelease, listReleasePackages} from './release-packages.mjs'

const encode = (/** @type {string} */ text) => new TextEncoder().encode(text)
const LOCKED = {
  'packages/a': {dependencies: {owl: '1', bee: '1', '@lectern/b': '1'}},
  'node_modules/@lectern/b': {link: true, resolved: 'packages/b'},
  'node_modules/owl': {version: '1.0.0', license: 'MIT', dependencies: {bat: '2'}},
  'node_modules/bat': {version: '2.0.0', license: 'ISC', integrity: `sha512-${btoa('hash')}`},
  'node_modules/bee': {version: '3.0.0', license: 'MIT'}
}
const MANIFEST = {name: '@lectern/a', version: '0.1.0', license: 'MIT', dependencies: {owl: '1'}}
const TARBALL = {
  file: 'a.tgz',
  manifest: MANIFEST,
  bytes: encode('a'),
  contents: new Map([
    ['dist/a.js', encode('// ../../node_modules/bat/index.js\n// ../../node_modules/bee/index.js')],
    ['README.md', encode('// ../../node_modules/owl/index.js')]
  ])
}
const OTHER = {...TARBALL, manifest: {...MANIFEST, name: '@lectern/b'}, bytes: encode('b')}
const packages = [{name: '@lectern/a', folder: 'packages/a', manifest: MANIFEST}]

test('lists release packages, bundled code and npm dependencies, each once', () => {
  const list = listReleasePackages({tarballs: [TARBALL], packages, locked: LOCKED}, createPurl)
  expect(list).toEqual([
    {
      ...{name: '@lectern/a', version: '0.1.0', license: 'MIT', roles: ['published']},
      purl: 'pkg:npm/%40lectern/a@0.1.0',
      sha512: createHash('sha512').update('a').digest('hex')
    },
    {
      ...{name: 'bat', version: '2.0.0', license: 'ISC', roles: ['bundled', 'installed']},
      ...{purl: 'pkg:npm/bat@2.0.0', sha512: Buffer.from('hash').toString('hex')}
    },
    {
      ...{name: 'bee', version: '3.0.0', license: 'MIT', roles: ['bundled']},
      purl: 'pkg:npm/bee@3.0.0'
    },
    {
      ...{name: 'owl', version: '1.0.0', license: 'MIT', roles: ['installed']},
      purl: 'pkg:npm/owl@1.0.0'
    }
  ])
})

test('every package in a release has a license', () => {
  const locked = {...LOCKED, 'node_modules/khroma': {version: '2.1.0'}}
  const manifest = {...MANIFEST, dependencies: {khroma: '2'}}
  const tarballs = [{...TARBALL, manifest}]
  const list = listReleasePackages({tarballs, packages, locked}, createPurl)
  expect(list.filter(({license}) => !license)).toEqual([])
  expect(list.map(({name}) => name)).toContain('khroma')
})

test('the hash of a release depends on its packages, but not on their order', () => {
  expect(hashRelease([TARBALL, OTHER])).toBe(hashRelease([OTHER, TARBALL]))
  expect(hashRelease([TARBALL])).not.toBe(hashRelease([OTHER]))
})
