import type {OutputFile, RenderedSite} from '@lectern/types'
import {expect, test} from 'vitest'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {listPluginFiles, generateFiles} from './generate-files.js'
import {generatedKey} from '../output/output-plan.js'

const site: RenderedSite = {
  routes: [],
  readPage: async () => '',
  keyOfPage: () => undefined,
  isIndexed: () => true,
  contents: {
    keyOf: () => undefined,
    isLive: () => false,
    read: async () => Promise.reject(new Error('Nothing to read.'))
  }
}

function pluginWith(name: string, files: readonly OutputFile[]): LoadedPlugin {
  return {plugin: {name, postBuild: () => files}, id: 'default', label: name}
}

/** Returns the contents of generated files, if files with the keys `kept` already exist. */
async function make(files: readonly OutputFile[], kept: readonly string[] = []) {
  const written: Record<string, unknown> = {}
  const listed = await listPluginFiles([pluginWith('a', files)], site)
  const plan = await generateFiles(listed, new Map([['taken.txt', {kind: 'page', key: ''}]]), {
    keyOf: generatedKey,
    holds: (_, {key}) => kept.map(generatedKey).includes(key),
    write: (file, content) => {
      written[file] = content
    }
  })
  return {written, keys: Object.fromEntries([...plan].map(([file, {key}]) => [file, key]))}
}

test('a file may be text, bytes or a function that is called on demand', async () => {
  const bytes = new Uint8Array([1, 2])
  const {written} = await make([
    {file: 'a.txt', text: 'a'},
    {file: 'b.png', text: bytes},
    {file: 'c.txt', text: async () => 'c'}
  ])
  expect(written).toEqual({'a.txt': 'a', 'b.png': bytes, 'c.txt': 'c'})
})

test("a file with an unchanged key isn't generated again", async () => {
  let calls = 0
  const file = {file: 'a.txt', key: 'k', text: () => `call ${++calls}`}
  expect(await make([file], ['k'])).toEqual({written: {}, keys: {'a.txt': generatedKey('k')}})
  expect((await make([file], ['other'])).written).toEqual({'a.txt': 'call 1'})
})

test('a file keeps its plugin’s notes', async () => {
  const file = {file: 'a.txt', text: 'a', offline: {set: 'index'}}
  const output = {keyOf: generatedKey, holds: () => true, write: () => {}}
  const listed = await listPluginFiles([pluginWith('a', [file])], site)
  expect((await generateFiles(listed, new Map(), output)).get('a.txt')).toMatchObject({
    offline: {set: 'index'}
  })
})

test('doesn’t generate a file at the path of a page or a static file', async () => {
  const text = () => Promise.reject(new Error('Nobody wants it.'))
  expect(await make([{file: 'taken.txt', text}])).toEqual({written: {}, keys: {}})
})

test('the first plugin wins if two generate the same file', async () => {
  const plugins = ['first', 'second'].map((name) => pluginWith(name, [{file: 'a.txt', text: name}]))
  const files = await listPluginFiles(plugins, site)
  expect(await Promise.all(files.map(({make: generateOne}) => generateOne()))).toEqual(['first'])
})

test('an error in a function names the plugin', async () => {
  const text = () => Promise.reject(new Error('no ink'))
  await expect(make([{file: 'a.txt', text}])).rejects.toThrow(
    'The plugin a failed in postBuild: no ink.'
  )
})

test.each([
  [[{file: '../../x', text: ''}], 'the file path "../../x" has the segment \'..\''],
  [[{file: '/etc/x', text: ''}], 'the file path "/etc/x" is absolute'],
  [[{text: ''}], "the file path undefined isn't a string"],
  [[null], "the file path undefined isn't a string"],
  [[{file: 'a.txt'}], 'the file "a.txt" has no content'],
  ['a.txt', "it didn't return a list of files"]
])('an error names a plugin that returns %j', async (files, reason) => {
  const plugin = pluginWith('owls', files as readonly OutputFile[])
  await expect(listPluginFiles([plugin], site)).rejects.toThrow(
    `The plugin owls failed in postBuild: ${reason}.`
  )
})

test('a plugin can return nothing', async () => {
  const plugin: LoadedPlugin = {
    plugin: {name: 'owls', postBuild: () => undefined as unknown as []},
    id: 'default',
    label: 'owls'
  }
  expect(await listPluginFiles([plugin], site)).toEqual([])
})
