import {spawnSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {type Language, type PackageManager, TEMPLATES} from '../choices/site-choices.js'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createSiteFiles} from './site-files.js'
import {fillPlaceholders, readTemplate} from './template-files.js'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

const create = (language: Language, packageManager: PackageManager = 'npm') =>
  TEMPLATES.map((template) => {
    const choices = {template, language, packageManager, install: false, git: false}
    const files = createSiteFiles(
      {...choices, folder: '/sites/field-notes'},
      {version: '0.1.0', date: '2027-01-31'}
    )
    return {template, files}
  })

test('the TypeScript and JavaScript versions of a template have the same files', () => {
  for (const template of TEMPLATES) {
    const names = [...readTemplate(template, 'typescript').keys()]
    expect([...readTemplate(template, 'javascript').keys()]).toEqual(
      names
        .filter((name) => !name.endsWith('.d.ts') && name !== 'tsconfig.json')
        .map((name) => name.replace(/\.ts(x?)$/, '.js$1'))
        .sort()
    )
  }
})

test('a template contains everything that a first site needs', () => {
  const [classic, minimal] = create('javascript').map(({files}) => [...files.keys()].sort())
  expect(classic).toEqual([
    '.gitignore',
    'README.md',
    'blog/2027-01-31-welcome.md',
    'docs/guides/_category_.json',
    'docs/guides/publish.md',
    'docs/guides/write-a-page.md',
    'docs/introduction.md',
    'package.json',
    'sidebars.js',
    'site.config.js',
    'src/css/custom.css',
    'src/home/page.md',
    'src/home/source.md',
    'src/pages/about.md',
    'src/pages/index.jsx',
    'static/img/logo.svg'
  ])
  expect(minimal).toEqual([
    '.gitignore',
    'README.md',
    'docs/index.md',
    'docs/write-a-page.md',
    'package.json',
    'site.config.js',
    'static/img/logo.svg'
  ])
})

test('replaces every placeholder and ends every file with one line feed', () => {
  for (const {files} of [...create('typescript'), ...create('javascript')]) {
    for (const [file, text] of files) {
      expect(file + text).not.toMatch(/__[A-Z]+__/)
      expect(text).toMatch(/[^\n]\n$/)
    }
  }
})

test('pages show commands for the site’s package manager', () => {
  const files = create('typescript', 'pnpm')[0]?.files
  expect(files?.get('README.md')).toContain('| `pnpm run start` | starts a development server')
  expect(files?.get('docs/introduction.md')).toContain('While `pnpm run start` is running')
})

test('inserts a value verbatim and keeps an unknown marker', () => {
  const files = new Map([['__DATE__.md', 'a $& __DATE__ __OTHER__']])
  expect([...fillPlaceholders(files, {DATE: "$'x"})]).toEqual([["$'x.md", "a $& $'x __OTHER__"]])
})

describe.each(['typescript', 'javascript'] as const)('in %s', (language) => {
  test('the files of a site are formatted like the formatter would', () => {
    const folder = createTemporarySite()
    for (const {template, files} of create(language)) {
      for (const [file, text] of files) {
        const target = path.join(folder, template, file)
        mkdirSync(path.dirname(target), {recursive: true})
        writeFileSync(target, text)
      }
    }
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
        'format',
        '--vcs-enabled=false',
        `--config-path=${path.join(ROOT, 'biome.json')}`,
        folder
      ],
      {encoding: 'utf8', cwd: folder}
    )
    expect([status, stdout + stderr]).toEqual([0, expect.stringMatching(/^Checked \d+ files/)])
  })
})

test('a TypeScript site can import stylesheets, images, downloads and Markdown files', () => {
  const declarations = readTemplate('classic', 'typescript').get('src/modules.d.ts') ?? ''
  const endings = [...declarations.matchAll(/declare module '\*\.([^']+)'/g)].map(
    ([, name]) => name
  )
  expect(endings).toEqual([
    ...['module.css', 'module.scss', 'module.sass', 'module.less'],
    ...['css', 'scss', 'sass', 'less'],
    ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico'],
    ...['mp4', 'webm', 'mp3', 'pdf', 'zip', 'svg?url'],
    ...['svg', 'md', 'mdx']
  ])
})
