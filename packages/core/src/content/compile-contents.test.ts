import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {createSourceRoute} from '@lectern/testing/create-route'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {ContentRecord, MarkdownFunctions, MarkdownOptions, PluginEmbeds} from '@lectern/types'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {expect, test} from 'vitest'
import {createFileHasher} from '../assets/file-hasher.js'
import {createSourceReader} from '../sources/source-reader.js'
import {createTaskPool} from '../workers/task-pool.js'
import {compileContents, type SiteContents} from './compile-contents.js'
import {createMarkdownOptions} from './markdown/markdown-options.js'
import {createSharedPlugins, type SharedPlugins} from './markdown/shared-plugins.js'
import {createSiteEmbeds} from './markdown/site-embeds.js'
import type {FileMarkdown} from './markdown/site-markdown.js'

interface Compile {
  files?: readonly string[]
  known?: SiteContents['bySource']
  compilerHash?: string
  options?: Partial<MarkdownOptions>
  /** Options of single files. */
  markdown?: Readonly<Record<string, Partial<FileMarkdown>>>
  embeds?: readonly PluginEmbeds[]
}

/** Creates a site, and a function that compiles its Markdown files like consecutive builds. */
function createSite(files: Readonly<Record<string, string>>) {
  const siteDir = createTemporarySite(files)
  const recordsDir = path.join(siteDir, 'records')
  const compile = async (settings: Compile = {}) => {
    const {known = new Map(), compilerHash = 'a', markdown = {}} = settings
    const options = {...createMarkdownOptions([], createSiteConfig()), ...settings.options}
    const progress: string[] = []
    const sources = settings.files ?? Object.keys(files).filter((file) => /\.mdx?$/.test(file))
    const contents = await compileContents(
      sources.map((file) => createSourceRoute(`/${file}`, file)),
      {
        ...{siteDir, recordsDir, compilerHash, runner: createTaskPool(1)},
        stored: openRecordStore(recordsDir).list(),
        markdown: {
          of: (source) => ({options, ...markdown[source]}),
          embeds: createSiteEmbeds(settings.embeds ?? []),
          isCurrent: () => true
        },
        site: {
          ...{siteDir, mode: 'production', cacheDir: siteDir, generatorDirs: [], loaderHash: ''}
        },
        reader: createSourceReader(siteDir, {}),
        hasher: createFileHasher(siteDir, {}),
        resolver: {findUrl: () => undefined},
        known: new Map([...known.values()].map((content) => [content.key, content])),
        report: (done, total) => progress.push(`${done} of ${total}`)
      }
    )
    return {...contents, progress}
  }
  const write = (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text)
  const read = (key = '') => openRecordStore(recordsDir).need<ContentRecord>(key)
  return {siteDir, recordsDir, compile, write, read}
}

test('each source becomes a record, which a second build reads from the cache', async () => {
  const {compile, read} = createSite({'a.md': '# A\n\nOwls.\n', 'b.mdx': '# B\n\n{1 + 1}\n'})
  const first = await compile()
  expect([...first.bySource].map(([source, {kind}]) => [source, kind])).toEqual([
    ['a.md', 'static'],
    ['b.mdx', 'live']
  ])
  expect(first.cached).toBe(0)
  expect(first.progress.at(-1)).toBe('2 of 2')
  expect(read(first.bySource.get('a.md')?.key).description).toBe('Owls.')
  const second = await compile({known: first.bySource})
  expect([second.cached, second.progress]).toEqual([2, []])
  expect(second.bySource).toEqual(first.bySource)
})

test('a file that several routes show is compiled once, and so are identical files', async () => {
  const {compile} = createSite({'a.md': '# A\n', 'copy.md': '# A\n'})
  const {bySource, progress} = await compile({files: ['a.md', 'a.md', 'copy.md']})
  expect(progress).toEqual(['1 of 1'])
  expect(bySource.get('copy.md')).toBe(bySource.get('a.md'))
})

test('a moved file with the same content is found in the cache', async () => {
  const {compile, write} = createSite({'a.md': '# A\n'})
  const {bySource} = await compile()
  write('moved.md', '# A\n')
  expect(await compile({files: ['moved.md'], known: bySource})).toMatchObject({cached: 1})
})

test.each<[string, Compile, string?]>([
  ['its text changes', {}, '# B\n'],
  ['the compiler changes', {compilerHash: 'b'}],
  ['its options change', {options: {emoji: false, admonitions: false}}]
])('a file is recompiled when %s', async (_title, settings, text) => {
  const {compile, write} = createSite({'a.md': '# A\n'})
  const {bySource} = await compile()
  if (text !== undefined) write('a.md', text)
  const after = await compile({...settings, known: bySource})
  expect(after.cached).toBe(0)
  expect(after.bySource.get('a.md')?.key).not.toBe(bySource.get('a.md')?.key)
})

test('the same text compiles separately as Markdown and as MDX', async () => {
  const {compile} = createSite({'a.md': 'Text.\n', 'b.mdx': 'Text.\n'})
  const {bySource} = await compile()
  expect(bySource.get('a.md')?.key).not.toBe(bySource.get('b.mdx')?.key)
})

test('a file is recompiled when code that it embeds changes', async () => {
  const {compile, write} = createSite({
    'a.md': '```js file=./owl.js\n```\n',
    'owl.js': 'const owl = 1\n'
  })
  const {bySource} = await compile()
  write('owl.js', 'const owl = 2\n')
  expect(await compile({known: bySource})).toMatchObject({cached: 0})
})

test('only files that show a changed part of a plugin’s page are recompiled', async () => {
  const {compile, read} = createSite({
    'a.md': '::operation{id=listBirds}\n',
    'b.md': '::operation{id=listEggs}\n',
    'c.md': 'Text.\n'
  })
  const describe = (birds: string): PluginEmbeds => ({
    ...{component: 'Operation', spec: 'default', source: ''},
    names: ['listBirds', 'listEggs'],
    create: (name) => ({
      ...{id: name, title: name, url: '/', markdown: []},
      html: `<p>${name === 'listBirds' ? birds : 'Eggs'}</p>`
    })
  })
  const {bySource} = await compile({embeds: [describe('Birds')]})
  expect(read(bySource.get('a.md')?.key).description).toBe('Birds')
  expect(await compile({embeds: [describe('Birds')], known: bySource})).toMatchObject({cached: 3})
  const after = await compile({embeds: [describe('Owls')], known: bySource})
  expect(after.cached).toBe(2)
  expect(read(after.bySource.get('a.md')?.key).description).toBe('Owls')
})

test('a missing record is recompiled', async () => {
  const {compile, recordsDir, read} = createSite({'a.md': '# A\n\nOwls.\n'})
  const {bySource} = await compile()
  fs.rmSync(recordsDir, {recursive: true})
  expect(await compile({known: bySource})).toMatchObject({cached: 0})
  expect(read(bySource.get('a.md')?.key).description).toBe('Owls.')
})

function sharePlugins(functions: MarkdownFunctions): SharedPlugins {
  return createSharedPlugins(functions, createMarkdownOptions([], createSiteConfig()))
}

test('site plugins that share state run concurrently in the main thread', async () => {
  const waiting: (() => void)[] = []
  /** Blocks all files until all three have started. */
  const sharedPlugins = sharePlugins({
    remarkPlugins: [
      () => () =>
        new Promise<void>((resolve) => {
          waiting.push(resolve)
          if (waiting.length === 3) for (const go of waiting) go()
        })
    ]
  })
  const {compile} = createSite({'a.md': '# A\n', 'b.md': '# B\n', 'c.md': '# C\n', 'd.md': '# D\n'})
  const own = {sharedPlugins, functions: 'docs'}
  const {bySource, progress} = await compile({markdown: {'a.md': own, 'b.md': own, 'c.md': own}})
  expect([...bySource.keys()]).toEqual(['a.md', 'b.md', 'c.md', 'd.md'])
  expect(progress).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
})

test('identical files compile separately if functions of the site read their paths', async () => {
  const {compile, read} = createSite({'v1.md': '# A\n', 'v2.md': '# A\n'})
  const addPath =
    () =>
    (tree: Root, {path: file = ''}: VFile) => {
      const text = {type: 'text' as const, value: path.basename(file)}
      tree.children.push({type: 'paragraph', children: [text]})
    }
  const sharedPlugins = sharePlugins({remarkPlugins: [addPath]})
  const own = {sharedPlugins, functions: 'docs', readsPath: true} as const
  const {bySource} = await compile({markdown: {'v1.md': own, 'v2.md': own}})
  const texts = ['v1.md', 'v2.md'].map((file) => read(bySource.get(file)?.key).description)
  expect(texts).toEqual(['v1.md', 'v2.md'])
})

test('generated content is created again if the code of its plugin changes', async () => {
  const {siteDir, compile} = createSite({
    'a.content.json': '{"format": 1, "body": [], "description": "Owls"}'
  })
  const files = ['a.content.json']
  const module = path.join(siteDir, 'create.mjs')
  const compileWith = (hash: string, known?: SiteContents['bySource']) =>
    compile({files, known, markdown: {'a.content.json': {creator: {module, plugin: 'b', hash}}}})
  const first = await compileWith('1')
  expect((await compileWith('1', first.bySource)).cached).toBe(1)
  expect((await compileWith('2', first.bySource)).cached).toBe(0)
})
