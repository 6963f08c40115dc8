import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {problemsIn} from '@lectern/testing/test-problems'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createSassImporter, loadSass} from './sass-compiler.js'
import {relativePath} from '@lectern/shared/files/relative-path'

const installed = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({name, main: 'index.cjs'}),
  [`node_modules/${name}/index.cjs`]: `exports.name = '${name}'\n`
})

test.each([
  [['sass'], 'sass'],
  [['sass-embedded'], 'sass-embedded'],
  [['sass', 'sass-embedded'], 'sass-embedded']
])('with %j installed, the site compiles Sass with %s', (packages, expected) => {
  const siteDir = createTemporarySite(Object.assign({}, ...packages.map(installed)))
  expect(loadSass(siteDir, 'a.scss')).toMatchObject({name: expected})
})

test('tells a site without a compiler which one to install', () => {
  const siteDir = createTemporarySite()
  expect(problemsIn(() => loadSass(siteDir, 'src/css/a.scss'))).toEqual([
    'The stylesheet src/css/a.scss needs Sass, and neither sass nor sass-embedded is installed.'
  ])
})

/** Resolves a URL in a site's stylesheet. The path is relative to the site. */
function find(
  url: string,
  files: Readonly<Record<string, string>> = {},
  stylesheet?: string
): string | undefined {
  const siteDir = createTemporarySite({'repo/site/a.scss': '', ...files})
  const at = (file: string) => path.join(siteDir, file)
  const containingUrl = stylesheet === undefined ? null : pathToFileURL(at(stylesheet))
  const found = createSassImporter(at('repo/site')).findFileUrl(url, {containingUrl})
  return found ? relativePath(siteDir, fileURLToPath(found)).replaceAll('\\', '/') : undefined
}

const BIRDS = {'repo/site/node_modules/birds/_colors.scss': ''}
const SCOPED = {'repo/site/node_modules/@acme/birds/_colors.scss': ''}

test.each([
  ['birds/colors', BIRDS, 'repo/site/node_modules/birds/colors'],
  ['~birds/colors', BIRDS, 'repo/site/node_modules/birds/colors'],
  ['~@acme/birds/colors', SCOPED, 'repo/site/node_modules/@acme/birds/colors'],
  ['@site/src/colors', {}, 'repo/site/src/colors'],
  ['~@site/src/colors', {}, 'repo/site/src/colors'],
  ['birds/colors', {'repo/node_modules/birds/a.scss': ''}, 'repo/node_modules/birds/colors']
])('%s is resolved', (url, files, expected) => {
  expect(find(url, files)).toBe(expected)
})

test.each([
  './colors',
  '../colors',
  '/colors',
  'sass:math',
  'https://birds.example/a.css',
  'colors'
])('%s is left to Sass', (url) => {
  expect(find(url, BIRDS)).toBeUndefined()
})

test('a stylesheet in a package resolves imports from the nearest packages first', () => {
  const own = 'repo/site/node_modules/nests/node_modules/birds'
  const files = {...BIRDS, [`${own}/_colors.scss`]: '', 'repo/site/node_modules/nests/a.scss': ''}
  const stylesheet = 'repo/site/node_modules/nests/a.scss'
  expect(find('birds/colors', files, stylesheet)).toBe(`${own}/colors`)
})

test.each([
  [{sass: 'a.scss', style: 'b.css'}, 'a.scss'],
  [{style: 'b.css', main: 'c.scss'}, 'b.css'],
  [{main: 'c.scss'}, 'c.scss'],
  [{main: 'index.js'}, ''],
  [undefined, '']
])('the package name with the manifest %j resolves to “%s”', (manifest, entry) => {
  const folder = 'repo/site/node_modules/birds'
  const file = manifest ? 'package.json' : 'readme'
  const files = {[`${folder}/${file}`]: JSON.stringify(manifest) ?? ''}
  expect(find('birds', files)).toBe(path.posix.join(folder, entry))
})
