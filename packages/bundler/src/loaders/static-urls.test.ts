import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import {expect, onTestFinished, test} from 'vitest'
import type {UrlLookups} from '../input/bundle-run.js'
import {themeResolver} from '../theme/theme-resolver.js'
import {staticUrls} from './static-urls.js'

/** Bundles a stylesheet of a site with static files. Returns its URLs and the results. */
async function bundle(...urls: readonly string[]) {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'static-urls-')))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  for (const file of ['static/img/a b.svg', 'static/a.svg', 'src/b.svg', 'node_modules/c/c.svg']) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), '<svg/>')
  }
  const rules = urls.map((url) => `a{background:url("${url}")}`)
  fs.writeFileSync(path.join(siteDir, 'src/a.css'), rules.join('\n'))
  const lookups: UrlLookups = {files: new Set(), folders: new Set(), problems: []}
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/a.css'],
    outdir: 'out',
    assetNames: '[name]',
    bundle: true,
    write: false,
    loader: {'.svg': 'file'},
    plugins: [
      staticUrls({siteDir, baseUrl: '/base/', staticDirs: [path.join(siteDir, 'static')]}, lookups),
      themeResolver(siteDir, [])
    ]
  })
  const css = outputFiles.find((file) => file.path.endsWith('.css'))?.text ?? ''
  return {found: [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, url]) => url), lookups}
}

test('resolves a path in a static folder, with or without the base URL and the folder', async () => {
  const {found, lookups} = await bundle(
    '/img/a%20b.svg',
    '/a.svg?x#y',
    '/static/a.svg',
    '/base/a.svg',
    '//host/a.svg'
  )
  expect(found).toEqual([
    '/base/img/a%20b.svg',
    '/base/a.svg?x#y',
    '/base/a.svg',
    '/base/a.svg',
    '//host/a.svg'
  ])
  expect(lookups.problems).toEqual([])
})

test('resolves a path in an import to a file of a static folder or the site, also in scripts and without an extension', async () => {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'static-urls-')))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const files = {
    'src/index.js': `import '/src/a.css'\nexport {sea} from '/src/sea'\nexport {sky} from '${siteDir}/src/sky'\nexport {default as owl} from '/img/owl.json'`,
    'src/a.css': `@import url('/src/b.css');`,
    'src/b.css': 'a { color: teal }',
    'src/sea.js': `export const sea = 'Baltic'`,
    'src/sky.js': `export const sky = 'grey'`,
    'static/img/owl.json': '"snowy"'
  }
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/index.js'],
    outdir: 'out',
    ...{bundle: true, format: 'esm', write: false},
    plugins: [
      staticUrls(
        {siteDir, baseUrl: '/', staticDirs: [path.join(siteDir, 'static')]},
        {files: new Set(), folders: new Set(), problems: []}
      )
    ]
  })
  const output = outputFiles.map(({text}) => text).join('')
  for (const text of ['color: teal', 'Baltic', 'grey', 'snowy']) expect(output).toContain(text)
})

test('other files of the site and of packages become assets', async () => {
  const {found} = await bundle('/src/b.svg', '~@site/src/b.svg', '@site/src/b.svg', '~c/c.svg')
  expect(found).toEqual(['./b.svg', './b.svg', './b.svg', './c.svg'])
})

test('a missing file is reported with its position', async () => {
  const {found, lookups} = await bundle('/a.svg', '/img/none.svg')
  expect(found).toEqual(['/base/a.svg', '/img/none.svg'])
  expect(lookups.problems).toMatchObject([
    {code: 'css-url-missing', position: {file: 'src/a.css', line: 2, column: 19}}
  ])
  expect([...lookups.files].some((file) => file.endsWith('static/img/none.svg'))).toBe(true)
})
