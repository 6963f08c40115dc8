import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createContext} from '../fixtures/site-context.js'
import {parseTypeDocOptions} from '../options/typedoc-options.js'
import {loadReference} from './load-reference.js'

interface Child {
  name: string
  kind: number
  children?: object[]
  target?: number
  sources?: readonly object[]
}

async function load(siteDir: string, children: readonly Child[], locale?: string) {
  const list = children.map((child, index) => ({id: 10 * (index + 1), ...child}))
  const project = {schemaVersion: '2.0', id: 0, name: 'Birds', kind: 1, children: list}
  writeFileSync(path.join(siteDir, 'api.json'), JSON.stringify(project))
  return loadReference(createContext(siteDir, locale), parseTypeDocOptions({}))
}

function createSite(): string {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-typedoc-'))
  onTestFinished(() => rmSync(siteDir, {recursive: true}))
  return siteDir
}

test('pages of modules name the module, because several have the same title', async () => {
  const {pages} = await load(createSite(), [
    {name: 'owls', kind: 2, children: [{id: 1, name: 'watch', kind: 64}]},
    {name: 'watch', kind: 64}
  ])
  expect(pages.map(({title, module}) => [title, module])).toEqual([
    ['Birds', undefined],
    ['owls', undefined],
    ['Functions', 'owls'],
    ['Functions', undefined]
  ])
})

test('URLs of packages leave out the scope that all of them have', async () => {
  const modules = ['@birds/owls', '@birds/nests', 'Plugins'].map((name) => ({name, kind: 2}))
  const {pages, sidebar} = await load(createSite(), modules)
  expect(pages.map(({path: route}) => route)).toEqual([
    ...['/api', '/api/nests', '/api/owls', '/api/plugins']
  ])
  expect(sidebar.map(({label, href}) => [label, href])).toEqual([
    ['Overview', '/api'],
    ['@birds/nests', '/api/nests'],
    ['@birds/owls', '/api/owls'],
    ['Plugins', '/api/plugins']
  ])
  const others = await load(createSite(), [...modules, {name: '@trees/oak', kind: 2}])
  expect(others.pages.map(({path: route}) => route)).toContain('/api/birds-owls')
})

test('each module, class, interface and enum has a page, and so have all functions', async () => {
  const {pages, sidebar, problems} = await load(createSite(), [
    {name: 'owls/night', kind: 2, children: [{id: 1, name: 'Owl', kind: 128}]},
    {name: 'Jay', kind: 128},
    {name: 'Named', kind: 256},
    {name: 'Size', kind: 8},
    {name: 'watch', kind: 64},
    {name: 'Names', kind: 2_097_152},
    {name: 'COMMON', kind: 32},
    {name: 'Bird', kind: 4_194_304, target: 1}
  ])
  expect(problems).toEqual([])
  expect(pages.map(({path: route, source}) => [route, source])).toEqual([
    ['/api', '.site/typedoc/default/_overview.md'],
    ['/api/owls-night', '.site/typedoc/default/owls-night.md'],
    ['/api/owls-night/classes/owl', '.site/typedoc/default/owls-night_classes_owl.md'],
    ['/api/classes/jay', '.site/typedoc/default/classes_jay.md'],
    ['/api/interfaces/named', '.site/typedoc/default/interfaces_named.md'],
    ['/api/enums/size', '.site/typedoc/default/enums_size.md'],
    ['/api/functions', '.site/typedoc/default/functions.md'],
    ['/api/types', '.site/typedoc/default/types.md'],
    ['/api/variables', '.site/typedoc/default/variables.md']
  ])
  expect(sidebar.map(({label}) => label)).toEqual([
    ...['Overview', 'owls/night', 'Classes', 'Interfaces', 'Enums', 'Functions', 'Types'],
    'Variables'
  ])
  expect(sidebar[5]?.children).toEqual([
    {
      label: 'watch',
      href: '/api/functions#watch',
      className: 'typedoc-entry typedoc-entry--function',
      children: []
    }
  ])
})

test('paths stay the same when declarations are reordered', async () => {
  const siteDir = createSite()
  const children = [
    {name: 'Jay', kind: 128},
    {name: 'watch', kind: 64}
  ]
  const first = await load(siteDir, children)
  const second = await load(siteDir, children.toReversed())
  expect(second.pages).toEqual(first.pages)
})

test('a re-export links to its target', async () => {
  const siteDir = createSite()
  await load(siteDir, [
    {name: 'owls', kind: 2, children: [{id: 1, name: 'Owl', kind: 128}]},
    {name: 'Bird', kind: 4_194_304, target: 1}
  ])
  const text = readFileSync(path.join(siteDir, '.site/typedoc/default/_overview.md'), 'utf8')
  expect(text).toContain('- [`Bird`](/api/owls/classes/owl)')
})

test('names that are the same in a URL are reported', async () => {
  const {pages, problems} = await load(createSite(), [
    {name: 'Bird', kind: 128},
    {name: 'bird', kind: 128}
  ])
  expect(pages.map(({path: route}) => route)).toEqual([
    '/api',
    '/api/classes/bird',
    '/api/classes/bird-2'
  ])
  expect(problems).toMatchObject([
    {
      code: 'typedoc-name-clash',
      message: 'Several declarations in api.json have the path `/api/classes/bird`.'
    }
  ])
})

test('files of removed declarations are deleted, also hostile names stay in the folder', async () => {
  const siteDir = createSite()
  await load(siteDir, [{name: 'Jay', kind: 128}])
  await load(siteDir, [{name: '../../x\n---\n{evil}', kind: 128}])
  const folder = path.join(siteDir, '.site/typedoc/default')
  expect(readdirSync(folder).sort()).toEqual(['_overview.md', 'classes_x-evil.md'])
  expect(readFileSync(path.join(folder, 'classes_x-evil.md'), 'utf8')).toContain(
    'title: "../../x\\n---\\n{evil}"\n'
  )
})

test('labels are translated, and invalid ones are reported', async () => {
  const siteDir = createSite()
  const folder = path.join(siteDir, 'i18n', 'de', 'typedoc')
  mkdirSync(folder, {recursive: true})
  const labels = {
    classes: {message: 'Klassen {b}'},
    definedIn: {message: '<b>'},
    overview: {message: 'Übersicht'},
    reference: {message: 'API-Referenz von {name}'},
    class: {message: 'Klasse'}
  }
  writeFileSync(path.join(folder, 'labels.json'), JSON.stringify(labels, undefined, 1))
  const source = {fileName: 'jay.ts', line: 3}
  const jay = {name: 'Jay', kind: 128, sources: [source]}
  const {pages, sidebar, problems} = await load(siteDir, [jay], 'de')
  expect(sidebar.map(({label}) => label)).toEqual(['Übersicht', 'Klassen {b}'])
  expect(pages.map(({description}) => description)).toEqual([
    'API-Referenz von Birds',
    'API-Referenz von Jay'
  ])
  const read = (name: string) =>
    readFileSync(path.join(siteDir, '.site/typedoc/default@de', `${name}.md`), 'utf8')
  // Labels have no meaning in MDX.
  expect(read('_overview')).toContain('## Klassen \\{b\\}')
  expect(read('classes_jay')).toContain('\\<b\\> `jay.ts:3`')
  expect(problems).toMatchObject([
    {code: 'label-invalid', position: {file: 'i18n/de/typedoc/labels.json'}}
  ])
})

test('pages of a locale stay when another locale is read', async () => {
  const siteDir = createSite()
  const folder = path.join(siteDir, 'i18n', 'de', 'typedoc')
  mkdirSync(folder, {recursive: true})
  writeFileSync(path.join(folder, 'labels.json'), '{"classes": {"message": "Klassen"}}')
  const jay = {name: 'Jay', kind: 128}
  const locales = [await load(siteDir, [jay], 'en'), await load(siteDir, [jay], 'de')]
  const overviews = locales.map(({pages}) =>
    readFileSync(path.join(siteDir, pages[0]?.source ?? ''), 'utf8')
  )
  expect(overviews[0]).toContain('## Classes')
  expect(overviews[1]).toContain('## Klassen')
})
