import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {parseConfig} from '../config/config-schema.js'
import {compileSource} from './compile-source.js'
import {createMarkdownOptions} from './markdown/markdown-options.js'

function prepare(text: string) {
  const siteDir = createTemporarySite({'a.md': text})
  const config = {title: 'A', url: 'https://docs.example.com'}
  const {siteConfig} = parseConfig(config, {file: 'site.config.mjs', text: ''})
  const options = createMarkdownOptions([], siteConfig)
  const records = openRecordStore(path.join(siteDir, 'records'))
  const place = {file: 'a.md', absolutePath: path.join(siteDir, 'a.md')}
  const item = {...place, key: 'ab12', isStored: false, options, snippets: []}
  return {records, item}
}

test('a source is stored as a record under its key', async () => {
  const {records, item} = prepare('# A\n')
  const compiled = await compileSource({...item, hash: hashContent('# A\n')}, records)
  expect(compiled).toMatchObject({key: 'ab12', kind: 'static', problems: []})
  expect([...records.list()]).toEqual(['ab12'])
})

test('the same visible text has the same hash, regardless of its record key', async () => {
  const compile = async (text: string, key: string) => {
    const {records, item} = prepare(text)
    return compileSource({...item, key, hash: hashContent(text)}, records)
  }
  const [first, again, other] = [
    await compile('# A\n', 'ab12'),
    await compile('# A\n\n<!-- unseen -->\n', 'cd34'),
    await compile('# B\n', 'ab12')
  ]
  expect(again.textHash).toBe(first.textHash)
  expect(other.textHash).not.toBe(first.textHash)
})

test('a source that changed since the scan isn’t stored under the old key', async () => {
  const {records, item} = prepare('# B\n')
  const compile = compileSource({...item, hash: hashContent('# A\n')}, records)
  await expect(compile).rejects.toMatchObject({
    problems: [{code: 'source-changed', position: {file: 'a.md'}}]
  })
  expect([...records.list()]).toEqual([])
})

/** Compiles a file with a recipe. The plugin's module has the given code. */
function compileRecipe(code: string, content: object = {format: 1, recipe: {name: 'Wren'}}) {
  const file = 'birds/wren.content.json'
  const text = JSON.stringify(content)
  const siteDir = createTemporarySite({[file]: text, 'create.mjs': code})
  const {records, item} = prepare('')
  const place = {file, absolutePath: path.join(siteDir, file), hash: hashContent(text)}
  const creator = {module: path.join(siteDir, 'create.mjs'), plugin: 'birds', hash: ''}
  const memory = new Map<string, unknown>()
  const compile = (key: string) =>
    compileSource(
      {...item, ...place, creator, key, isStored: records.has(key)},
      records,
      undefined,
      {
        memory
      }
    )
  return {siteDir, records, memory, compile}
}

test('a plugin creates the content of a recipe, and keeps values for its next pages', async () => {
  const {siteDir, records, memory, compile} = compileRecipe(`
    export default ({name}, {folder, memory}) => {
      memory.set('count', (memory.get('count') ?? 0) + 1)
      return {format: 1, body: [{tag: 'h1', children: [name]}], plain: folder}
    }
  `)
  await expect(compile('ab12')).resolves.toMatchObject({key: 'ab12', kind: 'static'})
  await compile('cd34')
  await compile('ab12')
  expect(memory).toEqual(new Map([['count', 2]]))
  expect(records.read('ab12')).toMatchObject({
    body: [{tag: 'h1', children: ['Wren']}],
    plain: path.join(siteDir, 'birds')
  })
})

test('an error while content is created names the plugin', async () => {
  const {compile} = compileRecipe(`export default () => { throw new Error('No wrens here.') }`)
  await expect(compile('ab12')).rejects.toMatchObject({
    problems: [
      {
        code: 'plugin-failed',
        message: 'The plugin birds failed in getContentModule: No wrens here.'
      }
    ]
  })
})
