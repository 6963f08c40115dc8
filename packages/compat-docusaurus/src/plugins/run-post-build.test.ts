import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {createFinishTools} from '@lectern/testing/hook-tools'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {FinishTools, Plugin, Route, SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {adaptPlugin} from './adapt-plugin.js'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'

const OUTPUT = {
  'build/index.html': '<head><title>Home</title></head>',
  'build/docs/owl/index.html': '<head><meta name="robots" content="noindex"></head>',
  'build/img/owl.svg': '<svg/>'
}

function route(routePath: string, fields: Partial<Route> = {}): Route {
  const plugin = {name: 'pages', id: 'default'}
  return {
    path: routePath,
    component: '@theme/Page',
    props: {},
    contents: [],
    head: [],
    plugin,
    ...fields
  }
}

const OWL = route('/docs/owl', {
  plugin: {name: 'docs', id: 'default'},
  source: 'docs/owl.md',
  props: {
    doc: {id: 'owl', title: 'Owl', description: 'At night.'},
    version: {name: 'current', label: 'Next', isLast: true, badge: false, className: ''}
  }
})

interface Site {
  siteDir: string
  finish(plugins: readonly DocusaurusPlugin[], tools?: Partial<FinishTools>): Promise<Finished>
}

interface Finished {
  /** Files that are copied to the output, with their texts. */
  files: Readonly<Record<string, string>>
  /** Files that are replaced, with their new texts. */
  replaced: Readonly<Record<string, string>>
  summary: readonly string[]
}

/**
 * Creates a site whose output is complete, except for the changes that plugins make after a build.
 */
function createSite(): Site {
  const siteDir = createTemporarySite(OUTPUT)
  fs.mkdirSync(path.join(siteDir, '.site'))
  const context = {
    ...{siteDir, localizationDir: path.join(siteDir, 'i18n/en'), mode: 'production'},
    siteConfig: {title: 'Birds', baseUrl: '/base/', i18n: {currentLocale: 'en', localeConfigs: {}}},
    configSource: {file: 'docusaurus.config.js', text: ''}
  } as unknown as SiteContext
  const outDir = path.join(siteDir, 'build')
  return {
    siteDir,
    async finish(plugins, tools = {}) {
      const adapted = plugins.map((plugin) => ({
        plugin: adaptPlugin(plugin, {id: 'default', folder: siteDir, context}) as Plugin,
        id: 'default'
      }))
      for (const {plugin} of adapted) await plugin.loadContent?.()
      const names = Object.keys(OUTPUT).map((file) => file.slice('build/'.length))
      const files = new Map(
        names.map((file) => {
          const bytes = fs.readFileSync(path.join(outDir, file))
          return [file, {size: bytes.length, hash: hashContent(bytes)}]
        })
      )
      const given = createFinishTools({
        ...{plugins: adapted, routes: [OWL, route('/')]},
        pathOf: (file) => path.join(outDir, file),
        ...tools
      })
      const created = await Promise.all(
        adapted.map(({plugin}) => plugin.finishOutput?.(outDir, files, given))
      )
      const found = created.flatMap((one) => one?.files ?? [])
      const texts = found.map(({file, text}) => [
        file,
        String(typeof text === 'function' ? text() : text)
      ])
      const summary = created.flatMap((one) => one?.summary ?? [])
      const replaced = created
        .flatMap((one) => one?.replaced ?? [])
        .map(({file, from}) => [file, fs.readFileSync(from, 'utf8')])
      return {
        files: Object.fromEntries(texts),
        replaced: Object.fromEntries(replaced),
        summary: summary.map(({text}) => text)
      }
    }
  }
}

/** Creates a plugin that writes one file, and counts how often it runs. */
function createWriter(name: string, write: (outDir: string) => void) {
  const runs: string[] = []
  const plugin: DocusaurusPlugin = {
    name,
    loadContent: () => `content of ${name}`,
    postBuild({outDir}) {
      runs.push(String(outDir))
      write(String(outDir))
    }
  }
  return {plugin, runs}
}

const append = (file: string, text: string) => (outDir: string) =>
  fs.appendFileSync(path.join(outDir, file), text)

test('plugins know the versions of the site and of Docusaurus’s packages', async () => {
  const {finish, siteDir} = createSite()
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{"version": "1.2.3"}')
  const seen: unknown[] = []
  const postBuild = ({siteVersion, siteMetadata}: UnknownRecord) =>
    void seen.push(siteVersion, siteMetadata)
  await finish([{name: 'versions', postBuild}])
  expect(seen).toMatchObject([
    '1.2.3',
    {siteVersion: '1.2.3', pluginVersions: {'docusaurus-plugin-content-docs': {type: 'package'}}}
  ])
})

test('all plugins run once on one copy of the output, and their new files are added', async () => {
  const {finish, siteDir} = createSite()
  const owls = createWriter('owls', append('owls.txt', 'hoot'))
  const mice = createWriter('mice', append('img/mice.txt', 'squeak'))
  const {files} = await finish([owls.plugin, {name: 'none'}, mice.plugin])
  expect(files).toEqual({'owls.txt': 'hoot', 'img/mice.txt': 'squeak'})
  expect(owls.runs).toHaveLength(1)
  expect(owls.runs).toEqual(mice.runs)
  expect(fs.existsSync(path.join(siteDir, 'build/owls.txt'))).toBe(false)
})

test('nothing runs without a change, and everything runs after a change', async () => {
  const {finish, siteDir} = createSite()
  const owls = createWriter('owls', append('owls.txt', 'hoot'))
  const first = await finish([owls.plugin])
  expect(await finish([owls.plugin])).toEqual(first)
  expect(owls.runs).toHaveLength(1)
  // A file of the output, the settings, and the loaded content of the plugin.
  fs.writeFileSync(path.join(siteDir, 'build/index.html'), '<head></head>')
  expect(await finish([owls.plugin])).toEqual(first)
  expect(owls.runs).toHaveLength(2)
  await finish([owls.plugin], {inputKey: async () => 'other inputs'})
  expect(owls.runs).toHaveLength(3)
  const loads = {...owls.plugin, loadContent: () => 'more owls'}
  await finish([loads], {inputKey: async () => 'other inputs'})
  expect(owls.runs).toHaveLength(4)
})

test('a second run starts from the built output, and copies only changed files', async () => {
  const {finish, siteDir} = createSite()
  const owls = createWriter('owls', append('index.html', '<!-- owls -->'))
  const first = await finish([owls.plugin])
  expect(first).toEqual({
    files: {},
    replaced: {'index.html': `${OUTPUT['build/index.html']}<!-- owls -->`},
    summary: []
  })
  expect(fs.readFileSync(path.join(siteDir, 'build/index.html'), 'utf8')).toBe(
    OUTPUT['build/index.html']
  )
  const [stage = ''] = owls.runs
  const copied = fs.statSync(path.join(stage, 'img/owl.svg'))
  expect(await finish([owls.plugin], {inputKey: async () => 'other'})).toEqual(first)
  expect(fs.readFileSync(path.join(stage, 'index.html'), 'utf8')).toBe(
    `${OUTPUT['build/index.html']}<!-- owls -->`
  )
  expect(fs.statSync(path.join(stage, 'img/owl.svg')).ino).toBe(copied.ino)
})

test('a deleted file is reported', async () => {
  const {finish} = createSite()
  const owls = createWriter('owls', (outDir) => fs.rmSync(path.join(outDir, 'img/owl.svg')))
  expect(await finish([owls.plugin])).toEqual({
    files: {},
    replaced: {},
    summary: ["postBuild of owls deleted built files, which isn't supported, e.g. img/owl.svg"]
  })
})

test('plugins find the copy at the path of the output', async () => {
  const {finish} = createSite()
  const lent: string[] = []
  const owls = createWriter('owls', () => lent.push('postBuild'))
  const runAtOutput: FinishTools['runAtOutput'] = async (folder, run) => {
    lent.push(folder)
    const result = await run()
    lent.push('end')
    return result
  }
  await finish([owls.plugin], {runAtOutput})
  expect(lent).toEqual([...owls.runs, 'postBuild', 'end'])
})

test('a plugin receives pages, routes, plugins and heads in Docusaurus’s format', async () => {
  const {finish} = createSite()
  const seen: Record<string, unknown>[] = []
  await finish([
    {
      name: 'owls',
      loadContent: () => 'barn owl',
      postBuild(props) {
        seen.push({...props})
      }
    }
  ])
  const [props = {}] = seen
  expect(props).toMatchObject({
    content: 'barn owl',
    baseUrl: '/base/',
    routesPaths: ['/base/docs/owl', '/base/'],
    plugins: [{name: 'owls', content: 'barn owl'}],
    routesBuildMetadata: {'/base/docs/owl': {noIndex: true}, '/base/': {noIndex: false}}
  })
  expect(String((props.head as {'/base/': {title: unknown}})['/base/'].title)).toBe(
    '<title>Home</title>'
  )
  const docs = {name: 'docusaurus-plugin-content-docs', id: 'default'}
  expect(props.routes).toMatchObject([
    {
      path: '/base/docs/owl',
      plugin: docs,
      routes: [
        {
          props: {version: {docs: {owl: {title: 'Owl', description: 'At night.'}}}},
          routes: [{routes: [{path: '/base/docs/owl', metadata: {sourceFilePath: 'docs/owl.md'}}]}]
        }
      ]
    },
    {path: '/base/', plugin: {name: 'docusaurus-plugin-content-pages'}}
  ])
})

test('an error names the plugin and its hook', async () => {
  const {finish} = createSite()
  const owls = createWriter('owls', () => {
    throw new Error('no trees')
  })
  await expect(finish([owls.plugin])).rejects.toMatchObject({
    hook: 'postBuild',
    plugin: {name: 'owls', id: 'default'},
    message: 'no trees'
  })
  // The next build runs it again.
  await expect(finish([owls.plugin])).rejects.toThrow('no trees')
})
