import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {MarkdownFunctions} from '@lectern/types'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {expect, test} from 'vitest'
import type {CompileItem} from './compile-source.js'
import {createMarkdownOptions} from './markdown/markdown-options.js'
import {createSharedPlugins} from './markdown/shared-plugins.js'
import {openHosting, openHosts} from './plugin-hosts.js'

const OPTIONS = createMarkdownOptions([], createSiteConfig())

/** Creates a site and its files as items that share the functions. */
function createItems(names: readonly string[], functions: MarkdownFunctions) {
  const siteDir = createTemporarySite(Object.fromEntries(names.map((name) => [name, '# A\n'])))
  const sharedPlugins = createSharedPlugins(functions, OPTIONS)
  const items = names.map((file): CompileItem => {
    const absolutePath = path.join(siteDir, file)
    const hash = hashContent(fs.readFileSync(absolutePath))
    const place = {file, absolutePath, hash, key: `key-of-${file}`, isStored: false, snippets: []}
    return {...place, options: OPTIONS, functions: 'docs', sharedPlugins}
  })
  return {items, recordsDir: path.join(siteDir, 'records')}
}

function callFor({absolutePath}: CompileItem) {
  const tree: Root = {type: 'root', children: []}
  return {
    label: 'docs',
    call: {list: 'remarkPlugins', tree, path: absolutePath, text: '', data: {}}
  }
}

function addNothing() {
  return () => {}
}

test('opens a host if there are enough files for threads', async () => {
  const {items} = createItems(['a.md', 'b.md'], {remarkPlugins: [addNothing]})
  expect([...(await openHosts(items, 2)).keys()]).toEqual(['docs'])
  expect(await openHosts(items, 3)).toEqual(new Map())
  expect(await openHosts(items)).toEqual(new Map())
})

test('opens no host for functions other than plugins', async () => {
  const preprocessor = ({fileContent}: {fileContent: string}) => fileContent
  const {items} = createItems(['a.md'], {remarkPlugins: [addNothing], preprocessor})
  expect(await openHosts(items, 1)).toEqual(new Map())
})

test('opens no host if options of built-in plugins can’t be sent to threads', async () => {
  function remarkNpm2yarn() {}
  const options = {converters: [['Turbo', (command: string) => command]]}
  const remarkPlugins = [addNothing, [remarkNpm2yarn, options] as const]
  const {items} = createItems(['a.md'], {remarkPlugins})
  expect(await openHosts(items, 1)).toEqual(new Map())
})

test('items for other threads list the plugins instead of having them', async () => {
  const {items, recordsDir} = createItems(['a.md'], {remarkPlugins: [addNothing]})
  const hosting = openHosting(await openHosts(items, 1), {recordsDir, spare: []})
  const [item] = items.map((own) => structuredClone(hosting.createItem(own)))
  expect(item?.hosted?.label).toBe('docs')
  expect(item?.hosted?.lists.filter(({isHosted}) => isHosted)).toMatchObject([
    {name: 'remarkPlugins'}
  ])
})

test('starts files that plugins wait for, and runs their plugins once', async () => {
  const seen: string[] = []
  let release = () => {}
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  const wait = () => async (_: Root, file: VFile) => {
    seen.push(file.stem ?? '')
    if (seen.length === 3) release()
    await all
  }
  const {items, recordsDir} = createItems(['a.md', 'b.md', 'c.md'], {remarkPlugins: [wait]})
  const hosting = openHosting(await openHosts(items, 1), {recordsDir, spare: items})
  const [first, , last] = items
  if (!first || !last) throw new Error('The items are missing.')
  await hosting.during(Promise.resolve(hosting.answer?.(callFor(first))))
  expect(seen.toSorted()).toEqual(['a', 'b', 'c'])
  expect(await hosting.answer?.(callFor(last))).toMatchObject({tree: {type: 'root'}})
  expect(seen).toHaveLength(3)
  // The threads write the records.
  expect([...openRecordStore(recordsDir).list().keys()]).toEqual([])
})
