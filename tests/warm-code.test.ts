import {unlinkSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {buildSite} from './build-site.js'

/** A site whose plugin appends a word from elsewhere to each paragraph. */
const SITE = {
  'package.json': JSON.stringify({devDependencies: {'remark-words': '1.0.0'}}),
  'site.config.mjs': `
    import remarkWords from 'remark-words'
    import {readFileSync} from 'node:fs'
    const file = new URL('words.json', import.meta.url)
    export default {
      title: 'Birds',
      url: 'https://birds.example',
      presets: [['classic', {blog: false, docs: {remarkPlugins: [
        [remarkWords, {word: process.env.BIRD ?? 'owl', list: JSON.parse(readFileSync(file, 'utf8'))}]
      ]}}]]
    }`,
  'words.json': '["nest"]',
  'docs/index.mdx': "# Birds\n\nThey sing.\n\nimport Song from '../src/song.js'\n\n<Song />\n",
  'src/song.js':
    "import song from 'bird-song'\nexport default function Song() { return <p>{song}</p> }",
  'node_modules/remark-words/package.json':
    '{"type": "module", "version": "1.0.0", "main": "index.js"}',
  'node_modules/remark-words/index.js': `
    import {suffix} from 'deep-words'
    export default ({word, list}) => (tree) => {
      for (const node of tree.children)
        if (node.type === 'paragraph')
          node.children.push({type: 'text', value: [' ', word, ...list, suffix].join('-')})
    }`,
  'node_modules/deep-words/package.json': '{"version": "1.0.0", "main": "index.cjs"}',
  'node_modules/deep-words/index.cjs': "exports.suffix = 'end'",
  'node_modules/bird-song/package.json': '{"version": "1.0.0", "main": "old.js"}',
  'node_modules/bird-song/old.js': "export default 'trill'",
  'node_modules/bird-song/new.js': "export default 'whistle'"
}

type Files = Readonly<Record<string, string>>

function writeFiles(siteDir: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(siteDir, file), text)
}

/** Builds twice, with a change between the builds, and returns the page of the second one. */
async function rebuild(
  change: (siteDir: string) => Files | undefined,
  {files = {}, env = {}}: {files?: Files; env?: Files} = {}
): Promise<string> {
  const siteDir = createTemporarySite({...SITE, ...files})
  const first = await buildSite(siteDir)
  expect([first.exitCode, first.stderr]).toEqual([0, ''])
  expect(first.read('docs/index.html')).toContain('They sing. -owl-nest-end')
  expect(first.read('docs/index.html')).toContain('<p>trill</p>')
  writeFiles(siteDir, change(siteDir) ?? {})
  const second = await buildSite(siteDir, {env})
  expect([second.exitCode, second.stderr]).toEqual([0, ''])
  return second.read('docs/index.html')
}

const deep = {'node_modules/deep-words/index.cjs': "exports.suffix = 'tail'"}

test.each([
  ['a module that a plugin imports indirectly', {}],
  ['the same in a site without a package.json', {'package.json': '{}'}]
])('rebuilds if %s changes', async (_name, files) => {
  const page = await rebuild(
    (siteDir) => {
      if ('package.json' in files) unlinkSync(path.join(siteDir, 'package.json'))
      return deep
    },
    {files}
  )
  expect(page).toContain('They sing. -owl-nest-tail')
})

test('rebuilds if a package that a plugin imports has a different main file', async () => {
  const page = await rebuild(() => ({
    'node_modules/deep-words/package.json': '{"version": "1.0.0", "main": "other.cjs"}',
    'node_modules/deep-words/other.cjs': "exports.suffix = 'tail'"
  }))
  expect(page).toContain('They sing. -owl-nest-tail')
})

test('rebuilds if an environment variable used in options changes', async () => {
  expect(await rebuild(() => undefined, {env: {BIRD: 'wren'}})).toContain(
    'They sing. -wren-nest-end'
  )
})

test('rebuilds if a file used in options changes', async () => {
  expect(await rebuild(() => ({'words.json': '["egg"]'}))).toContain('They sing. -owl-egg-end')
})

test('rebuilds if a package that a component imports has a different main file and keeps the old one', async () => {
  const page = await rebuild(() => ({
    'node_modules/bird-song/package.json': '{"version": "2.0.0", "main": "new.js"}'
  }))
  expect(page).toContain('<p>whistle</p>')
})

test('compiles nothing if only unrelated environment variables change', async () => {
  const siteDir = createTemporarySite(SITE)
  await buildSite(siteDir)
  const {stdout} = await buildSite(siteDir, {env: {LECTERN_TEST_OTHER: 'x'}})
  expect(stdout).toMatch(/content {3}0 compiled, 1 cached/)
  expect(stdout).toMatch(/pages {5}0 rendered/)
})

test('a plugin that missed a file works once the file exists', async () => {
  const siteDir = createTemporarySite({
    ...SITE,
    'node_modules/remark-words/index.js': `
      import {readFileSync} from 'node:fs'
      export default () => (tree, file) => {
        const word = readFileSync(file.cwd + '/later.txt', 'utf8')
        tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]})
      }`
  })
  const first = await buildSite(siteDir)
  expect([first.exitCode, first.stderr]).toEqual([1, expect.stringContaining('later.txt')])
  writeFiles(siteDir, {'later.txt': 'It is there.'})
  const second = await buildSite(siteDir)
  expect([second.exitCode, second.stderr]).toEqual([0, ''])
  expect(second.read('docs/index.html')).toContain('It is there.')
})
