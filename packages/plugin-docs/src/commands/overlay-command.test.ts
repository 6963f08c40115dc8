import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {BuildChange, BuildDifference, SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {testContext} from '../fixtures/test-context.js'
import {parseDocsOptions} from '../options/docs-options.js'
import {createOverlayCommand} from './overlay-command.js'

const FILES = {
  'versions.json': '["3.x", "2.x", "1.x"]',
  'docs/a.md': 'a',
  'examples/x.js': '',
  'versioned_docs/version-3.x/a.md': 'a',
  'versioned_docs/version-3.x/b.md': 'b',
  'versioned_docs/version-3.x/new/c.md': 'c',
  'versioned_docs/version-3.x/new/d/e.png': 'e',
  'versioned_docs/version-2.x/a.md': 'a',
  'versioned_docs/version-2.x/b.md': 'old b',
  'versioned_docs/version-1.x/f.md': 'f',
  'versioned_sidebars/version-3.x-sidebars.json': '{"docs": ["a"]}',
  'versioned_sidebars/version-2.x-sidebars.json': '{ "docs": ["a"] }',
  'versioned_sidebars/version-1.x-sidebars.json': '{"docs": ["f"]}'
}

interface Run {
  values?: readonly string[]
  options?: object
  flags?: readonly string[]
  given?: Record<string, string>
  difference?: BuildDifference
}

/** Creates a site with three versions in a Git repository. */
function createSite(more: Record<string, string> = {}) {
  const siteDir = createTemporarySite({...FILES, ...more})
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: siteDir,
      encoding: 'utf8'
    })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'all')
  const changes: BuildChange[] = []
  const readText = async (file: string) =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const base = testContext({})
  const locales = {locales: ['en', 'fr'], path: 'i18n', localeConfigs: {}}
  const context = {
    ...base,
    siteDir,
    siteConfig: {...base.siteConfig, i18n: {...base.siteConfig.i18n, ...locales}},
    sources: {...base.sources, readText}
  } as SiteContext
  const run = ({values = [], options = {}, flags = [], given = {}, difference}: Run) =>
    createOverlayCommand(context, parseDocsOptions(options)).run(values, {
      flags: new Set(flags),
      options: given,
      env: {},
      async compareBuilds(change) {
        changes.push(change)
        return difference
      }
    })
  return {siteDir, git, run, changes, exists: (file: string) => existsSync(join(siteDir, file))}
}

const TWO = {versions: {'2.x': {extends: '3.x', exclude: ['new/**']}}}

test('reports versions that are already converted', async () => {
  const {run, siteDir} = createSite()
  rmSync(join(siteDir, 'versioned_docs/version-2.x/a.md'))
  rmSync(join(siteDir, 'versioned_sidebars/version-2.x-sidebars.json'))
  expect(await run({values: ['2.x'], options: TWO})).toEqual([
    '2.x already extends 3.x.',
    'Nothing to convert.'
  ])
})

test('reports versions that already come from a Git ref', async () => {
  const {run, git, siteDir} = createSite()
  git('tag', 'v1')
  rmSync(join(siteDir, 'versioned_docs/version-1.x'), {recursive: true})
  rmSync(join(siteDir, 'versioned_sidebars/version-1.x-sidebars.json'))
  const versions = {'1.x': {git: 'v1', path: 'versioned_docs/version-1.x'}}
  expect(await run({values: ['1.x'], options: {versions}})).toEqual([
    '1.x already uses the Git ref v1.',
    'Nothing to convert.'
  ])
})

test('prints the settings and changes nothing', async () => {
  const {run, git, changes} = createSite()
  expect(await run({})).toEqual([
    '2.x from 3.x: 2 files can be deleted (18 B), 5 B remain',
    '1.x has no files in common with 2.x.',
    '',
    'Add these lines to `versions` in the options of the docs plugin, then add --apply:',
    "  '2.x': {extends: '3.x', exclude: ['new/**']},"
  ])
  expect([git('status', '--porcelain'), changes]).toEqual(['', []])
})

test('deletes equal files once the builds are equal', async () => {
  const {run, git, changes, exists} = createSite()
  const options = {...TWO, showLastUpdateTime: true, editUrl: 'https://example.com'}
  const lines = await run({options, values: ['2.x'], flags: ['apply']})
  expect(lines.at(-1)).toBe(
    'Deleted 2 files. Two builds, with and without them, have the same output.'
  )
  expect(git('status', '--porcelain').trim().split('\n')).toEqual([
    'D versioned_docs/version-2.x/a.md',
    ' D versioned_sidebars/version-2.x-sidebars.json'
  ])
  const common = {showLastUpdateTime: false, editUrl: undefined}
  expect(changes).toMatchObject([
    {
      options: {before: {...common, versions: {'2.x': {}}}, after: {...common, ...TWO}},
      deleted: ['versioned_docs/version-2.x/a.md', 'versioned_sidebars/version-2.x-sidebars.json']
    }
  ])
  expect(exists('versioned_docs/version-2.x/b.md')).toBe(true)
})

test('deletes folders that are then empty', async () => {
  const {run, exists} = createSite({'versioned_docs/version-2.x/b.md': 'b'})
  await run({options: TWO, values: ['2.x'], flags: ['apply']})
  expect(exists('versioned_docs/version-2.x')).toBe(false)
})

test.each<[string, Run, string]>([
  [
    'the outputs differ',
    {difference: {file: 'a.html', description: 'differs', count: 2}},
    'overlay-output-differs'
  ],
  ['the settings are missing', {options: {}}, 'overlay-not-configured'],
  ['a version is unknown', {values: ['9.x']}, 'version-unknown'],
  ['the extended version is unknown', {values: ['1.x'], given: {extends: '9.x'}}, 'version-unknown']
])('deletes nothing if %s', async (_, change, code) => {
  const {run, git} = createSite()
  const running = run({options: TWO, values: ['2.x'], flags: ['apply'], ...change})
  await expect(running).rejects.toMatchObject({problems: [{code}]})
  expect(git('status', '--porcelain')).toBe('')
})

test('refuses files that Git cannot restore', async () => {
  const {siteDir, git, run, changes} = createSite({'.gitignore': '*.tmp'})
  const apply = () => run({options: TWO, values: ['2.x'], flags: ['apply']})
  const file = join(siteDir, 'versioned_docs/version-2.x/secret.tmp')
  writeFileSync(file, '')
  await expect(apply()).rejects.toMatchObject({
    problems: [
      {
        code: 'overlay-uncommitted',
        message:
          "Files of the versions have changes that aren't committed: versioned_docs/version-2.x/secret.tmp."
      }
    ]
  })
  rmSync(file)
  rmSync(join(siteDir, '.git'), {recursive: true})
  await expect(apply()).rejects.toMatchObject({problems: [{code: 'overlay-uncommitted'}]})
  expect(changes).toEqual([])
  expect(() => git('status')).toThrow()
})

test('keeps a file if the extended version has a translation that the version lacks', async () => {
  const folder = 'i18n/fr/docusaurus-plugin-content-docs'
  const {run} = createSite({[`${folder}/version-3.x/a.md`]: 'A'})
  const [line] = await run({values: ['2.x']})
  expect(line).toBe('2.x from 3.x: 1 file can be deleted (17 B), 6 B remain')
})

test('compares files whose paths are relative to different folders', async () => {
  const snippet = (up: string) => `\`\`\`js file=${up}examples/x.js\n\`\`\`\n`
  const {run} = createSite({
    'docs/a.md': snippet('../'),
    'versioned_docs/version-3.x/a.md': snippet('../../')
  })
  const lines = await run({values: ['3.x'], given: {extends: 'current'}})
  expect(lines).toEqual([
    '3.x from current: 1 file can be deleted (35 B), 3 B remain',
    '',
    'Add these lines to `versions` in the options of the docs plugin, then add --apply:',
    "  '3.x': {extends: 'current'},"
  ])
})

test('reports files that the configuration has to exclude, and missing sidebars', async () => {
  const {siteDir, run} = createSite()
  rmSync(join(siteDir, 'versioned_sidebars/version-2.x-sidebars.json'))
  const options = {versions: {'2.x': {extends: '3.x', exclude: ['new/c.md']}}}
  expect(await run({options, values: ['2.x']})).toEqual([
    "2.x can't be converted:",
    '  It has no sidebars, but `3.x` has. Create versioned_sidebars/version-2.x-sidebars.json with the content {}.',
    "  `exclude` also needs: 'new/**'.",
    'Nothing to convert.'
  ])
})
