import {expect, test} from 'vitest'
import {parseDocsOptions} from '../options/docs-options.js'
import {createDocsVersions} from './docs-version.js'

function create(options: object = {}, listed: readonly string[] = []) {
  return createDocsVersions(parseDocsOptions(options), listed)
}

function describe(options: object, listed: readonly string[]) {
  return create(options, listed).versions.map(({name, routePath, isLast, banner}) =>
    [name, routePath, isLast ? 'last' : banner].join(' ')
  )
}

test('without a list, there is one version at the base path', () => {
  expect(create()).toEqual({
    versions: [
      {
        name: 'current',
        label: 'Next',
        isLast: true,
        folder: 'docs',
        sidebarPath: undefined,
        routePath: '/docs',
        tagsPath: '/docs/tags',
        banner: undefined,
        badge: false,
        className: 'docs-version-current',
        noIndex: false
      }
    ],
    bases: [],
    problems: []
  })
})

test('a version can extend a different version, without an entry in the versions file', () => {
  const versions = {'2.0': {extends: 'current', exclude: ['new.md']}, '1.0': {extends: '2.0'}}
  const created = create({versions, includeCurrentVersion: false}, ['2.0'])
  expect(created.versions.map(({name, folder, base}) => [name, folder, base])).toEqual([
    ['2.0', 'versioned_docs/version-2.0', {name: 'current', exclude: ['new.md']}],
    ['1.0', 'versioned_docs/version-1.0', {name: '2.0', exclude: []}]
  ])
  expect(created.bases.map(({name, folder}) => [name, folder])).toEqual([['current', 'docs']])
})

test('versions that are left out can still be extended', () => {
  const versions = {'1.0': {extends: '2.0'}, '2.0': {extends: '3.0'}}
  const {bases} = create({versions, onlyIncludeVersions: ['1.0']}, ['3.0', '2.0', '1.0'])
  expect(bases.map(({name}) => name)).toEqual(['2.0', '3.0'])
})

test.each([
  [
    {'1.0': {extends: '9.0'}},
    'version-unknown',
    "The version `9.0` in the `versions.1.0.extends` option of the docs plugin doesn't exist."
  ],
  [
    {'2.0': {extends: '1.0'}, '1.0': {extends: '2.0'}},
    'version-extends-cycle',
    'Versions of the docs plugin extend each other: `2.0` → `1.0` → `2.0`.'
  ],
  [
    {'1.0': {extends: '1.0'}},
    'version-extends-cycle',
    'Versions of the docs plugin extend each other: `1.0` → `1.0`.'
  ],
  [
    {current: {extends: '1.0'}},
    'version-extends-cycle',
    'The current version of the docs plugin extends another version.'
  ],
  [
    {'../x': {extends: '1.0'}},
    'version-name-invalid',
    'The version name "../x" in the `versions` option has a slash.'
  ]
])('rejects the bases in %j', (versions, code, message) => {
  const {problems, bases} = create({versions}, ['2.0', '1.0'])
  expect(problems).toMatchObject([{code, message}])
  expect(bases).toEqual([])
})

test('the newest listed version is the last one; newer ones are unreleased, older unmaintained', () => {
  expect(describe({}, ['2.0', '1.0'])).toEqual([
    'current /docs/next unreleased',
    '2.0 /docs last',
    '1.0 /docs/1.0 unmaintained'
  ])
})

test('a different version can be the last one', () => {
  expect(describe({lastVersion: 'current'}, ['2.0', '1.0'])).toEqual([
    'current /docs last',
    '2.0 /docs/2.0 unmaintained',
    '1.0 /docs/1.0 unmaintained'
  ])
})

test('the options can exclude versions', () => {
  const listed = ['2.0', '1.0']
  expect(describe({includeCurrentVersion: false}, listed)).toEqual([
    '2.0 /docs last',
    '1.0 /docs/1.0 unmaintained'
  ])
  expect(describe({disableVersioning: true}, listed)).toEqual(['current /docs last'])
  expect(describe({onlyIncludeVersions: ['current', '1.0']}, listed)).toEqual([
    'current /docs/next unreleased',
    '1.0 /docs last'
  ])
})

test('if the last version is excluded, the newest one replaces it', () => {
  expect(describe({lastVersion: '1.0', onlyIncludeVersions: ['current']}, ['1.0'])).toEqual([
    'current /docs last'
  ])
})

test('applies all version options', () => {
  const old = {
    label: 'One',
    path: 'one',
    banner: 'none',
    badge: false,
    className: 'old',
    noIndex: true
  }
  const options = {routeBasePath: '/', versions: {current: {label: 'Canary'}, '1.0': old}}
  const {versions} = create({...options, lastVersion: 'current'}, ['1.0'])
  expect(versions).toMatchObject([
    {label: 'Canary', routePath: '/', badge: true},
    {
      label: 'One',
      routePath: '/one',
      banner: undefined,
      badge: false,
      className: 'old',
      noIndex: true,
      folder: 'versioned_docs/version-1.0',
      sidebarPath: 'versioned_sidebars/version-1.0-sidebars.json'
    }
  ])
})

test('reports each unknown version of the options, and lists the existing ones', () => {
  const {problems} = create(
    {lastVersion: '2.1', onlyIncludeVersions: ['current', '3.0'], versions: {'1.O': {}}},
    ['2.0', '1.0']
  )
  expect(problems.map(({message, hint}) => [message, hint])).toEqual([
    [
      "The version `2.1` in the `lastVersion` option of the docs plugin doesn't exist.",
      'Use one of: 2.0, 1.0, current.'
    ],
    [
      "The version `3.0` in the `onlyIncludeVersions` option of the docs plugin doesn't exist.",
      'Use one of: 2.0, 1.0, current.'
    ],
    [
      "The version `1.O` in the `versions` option of the docs plugin doesn't exist.",
      'Use one of: 1.0, 2.0, current.'
    ]
  ])
})

test('ignores settings for versions that an option excludes', () => {
  expect(create({disableVersioning: true, versions: {'1.0': {label: 'One'}}}).problems).toEqual([])
  expect(
    create({includeCurrentVersion: false, versions: {current: {label: 'Next'}}}, ['1.0']).problems
  ).toEqual([])
})

test('reports that no version is left', () => {
  expect(create({id: 'api', includeCurrentVersion: false}).problems).toEqual([
    {
      code: 'version-none',
      message: 'All versions of the docs plugin (api) are excluded, so it has nothing to publish.',
      hint: 'Set `includeCurrentVersion: true`, or create a version, e.g. `site docs:version 1.0.0`.'
    }
  ])
})

test('rejects two versions at the same path', () => {
  expect(create({versions: {'1.0': {path: '/next/'}}}, ['2.0', '1.0']).problems).toEqual([
    {
      code: 'version-path-conflict',
      message: 'The versions `current` and `1.0` have the same path /docs/next.',
      hint: 'Change `versions.1.0.path` of the docs plugin.'
    }
  ])
})
