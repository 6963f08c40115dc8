import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {describe, expect, test} from 'vitest'
import type {SiteChoices} from '../choices/site-choices.js'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createPackageManifest, findTarballs} from './package-manifest.js'
import {NODE_TYPES, REACT, REACT_TYPES, TYPESCRIPT} from './versions.js'

const CHOICES: SiteChoices = {
  folder: '/sites/a',
  template: 'minimal',
  language: 'javascript',
  packageManager: 'npm',
  install: true,
  git: true
}
const create = (choices: Partial<SiteChoices> = {}) =>
  JSON.parse(createPackageManifest({...CHOICES, ...choices}, {name: 'a', version: '1.2.3'}))

test('a docs site in JavaScript lists only the packages of its configuration', () => {
  expect(create()).toEqual({
    name: 'a',
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      start: 'site start',
      build: 'site build',
      serve: 'site serve',
      check: 'site check'
    },
    dependencies: {
      '@lectern/core': '^1.2.3',
      '@lectern/plugin-docs': '^1.2.3',
      '@lectern/plugin-search': '^1.2.3',
      '@lectern/plugin-sitemap': '^1.2.3',
      '@lectern/theme': '^1.2.3'
    },
    engines: {node: '>=20.19.0'}
  })
})

test('component pages add React, and TypeScript adds a compiler', () => {
  const {dependencies, devDependencies, scripts} = create({
    template: 'classic',
    language: 'typescript'
  })
  expect(dependencies).toEqual({
    '@lectern/client': '^1.2.3',
    '@lectern/core': '^1.2.3',
    '@lectern/preset-classic': '^1.2.3',
    '@lectern/theme': '^1.2.3',
    react: REACT
  })
  expect(devDependencies).toEqual({
    '@types/node': NODE_TYPES,
    '@types/react': REACT_TYPES,
    typescript: TYPESCRIPT
  })
  expect(scripts.typecheck).toBe('tsc')
})

test('versions match this repository', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8'))
  const {devDependencies} = read('package.json')
  expect(TYPESCRIPT).toBe(devDependencies.typescript)
  expect(NODE_TYPES).toBe(devDependencies['@types/node'])
  expect(REACT_TYPES).toBe(devDependencies['@types/react'])
  expect(REACT).toBe(read('packages/theme/package.json').dependencies.react)
})

describe('local packages', () => {
  const local = {
    '@lectern/core': 'file:../packed/lectern-core-1.2.3.tgz',
    '@lectern/plugin-client-redirects': 'file:../packed/lectern-plugin-client-redirects-1.2.3.tgz',
    '@lectern/preset-classic': 'file:../packed/lectern-preset-classic-1.2.3.tgz'
  }
  const createFolder = () => {
    const parent = createTemporarySite()
    const packagesDir = path.join(parent, 'packed')
    const files = [...Object.values(local).map((address) => path.basename(address)), 'notes.txt']
    return {parent, packagesDir, files}
  }

  test.each([
    ['npm', {overrides: local}],
    ['bun', {overrides: local}],
    ['yarn', {resolutions: local}]
  ] as const)(
    'override the dependencies of all packages, in the format of %s',
    (packageManager, wanted) => {
      const {parent, packagesDir, files} = createFolder()
      mkdirSync(packagesDir)
      for (const file of files) writeFileSync(path.join(packagesDir, file), '')
      const folder = path.join(parent, 'site')
      expect(findTarballs({packagesDir, folder})).toEqual(local)
      const manifest = create({folder, packagesDir, packageManager})
      expect(manifest).toMatchObject(wanted)
      expect(manifest.dependencies['@lectern/core']).toBe(local['@lectern/core'])
    }
  )
})
