import fs from 'node:fs'
import path from 'node:path'
import type {Plugin} from '@lectern/types'
import {joinUnknownParts} from '../../plugins/unknown-parts.js'
import {expect, test} from 'vitest'
import {NO_COMPATIBILITY} from '../../site/load-compatibility.js'
import {parseConfig} from '../../config/config-schema.js'
import type {Site} from '../../site/site.js'
import {createSourceRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createSiteMarkdown} from './site-markdown.js'

function remarkShout() {}

const docs: Plugin = {
  name: 'docs',
  extendMarkdown: () => ({admonitions: false, remarkPlugins: [remarkShout]})
}
const theme: Plugin = {name: 'theme-classic', getThemePath: () => '/the-theme'}
const blog: Plugin = {name: 'blog', extendMarkdown: () => ({remarkPlugins: []})}

function markdownOf(
  files: Readonly<Record<string, string>> = {},
  markdown: object = {},
  plugins: readonly Plugin[] = [docs, blog, theme]
) {
  const siteDir = createTemporarySite({'site.config.mjs': 'export default {}', ...files})
  const config = {title: 'A', url: 'https://docs.example.com', markdown}
  const site: Site = {
    siteDir,
    siteConfig: parseConfig(config, {file: 'site.config.mjs', text: ''}).siteConfig,
    messages: {},
    problems: [],
    compatibility: NO_COMPATIBILITY,
    plugins: plugins.map((plugin) => ({plugin, id: 'default', label: plugin.name})),
    hasStyleLayers: false,
    sortsMediaQueries: false,
    unknownParts: joinUnknownParts(),
    configSource: {file: 'site.config.ts', text: ''},
    exportedConfig: config,
    loadModule: async () => undefined,
    moduleFiles: () => new Set(),
    hashCode: async () => 'code',
    pageImages: () => [],
    configFiles: new Set([`${siteDir}/site.config.mjs`]),
    reference: {siteDir, mode: 'production', cacheDir: siteDir, generatorDirs: [], loaderHash: 'a'}
  }
  const routes = [
    createSourceRoute('/docs/a/one', 'docs/a/one.md'),
    createSourceRoute('/blog/two', 'blog/two.md', {plugin: {name: 'blog', id: 'default'}})
  ]
  return createSiteMarkdown(site, {manifest: {routes}, embeds: []})
}

test('a page and the files next to it compile with the options of their plugin instance', async () => {
  const markdown = await markdownOf()
  for (const source of ['docs/a/one.md', 'docs/a/_part.mdx', 'docs/b/_part.mdx']) {
    expect(markdown.of(source)).toMatchObject({
      functions: 'docs',
      readsPath: true,
      options: {admonitions: false, functions: expect.any(String)}
    })
  }
  expect(markdown.of('blog/two.md').functions).toBeUndefined()
  expect(markdown.of('blog/two.md').options).toMatchObject({admonitions: []})
  expect(markdown.of('src/parts/three.mdx').options.functions).toBeUndefined()
})

test('a preprocessor applies to every file', async () => {
  const preprocessor = ({fileContent}: {fileContent: string}) => fileContent
  const markdown = await markdownOf({}, {preprocessor})
  expect(markdown.of('blog/two.md')).toMatchObject({functions: 'blog', readsPath: true})
  expect(markdown.of('src/parts/three.mdx').functions).toBe('')
})

test('remark-rehype options apply to every file', async () => {
  const markdown = await markdownOf({}, {remarkRehypeOptions: {footnoteLabel: 'Notes'}})
  expect(markdown.of('blog/two.md').functions).toBe('blog')
})

test('only settings that differ from the defaults become options', async () => {
  const {options} = (await markdownOf()).of('blog/two.md')
  expect(options).not.toHaveProperty('mdx1Compat')
  expect(options).not.toHaveProperty('emoji')
  const markdown = await markdownOf({}, {emoji: true, mdx1Compat: {comments: false}})
  expect(markdown.of('blog/two.md').options).toMatchObject({
    emoji: true,
    mdx1Compat: {comments: false}
  })
})

test('functions have a different identity if the configuration changes', async () => {
  const idOf = async (text: string) =>
    (await markdownOf({'site.config.mjs': text})).of('docs/a/one.md').options.functions
  expect(await idOf('export default {a: 1}')).not.toBe(await idOf('export default {a: 2}'))
  expect(await idOf('export default {a: 1}')).toBe(await idOf('export default {a: 1}'))
})

test('functions have a different identity if the arguments of their plugins change', async () => {
  const idOf = async (words: unknown) => {
    const remarkRehypeOptions = {footnoteLabel: words}
    return (await markdownOf({}, {remarkRehypeOptions})).of('blog/two.md').options.functions
  }
  expect(await idOf('Notes')).not.toBe(await idOf('Remarks'))
  expect(await idOf(() => 'a')).not.toBe(await idOf(() => 'b'))
  expect(await idOf(() => 'a')).toBe(await idOf(() => 'a'))
})

test('the creator of generated content has a different identity after an upgrade', async () => {
  const folder = createTemporarySite({})
  const module = path.join(folder, 'create.mjs')
  const identify = async (version: string, code: string) => {
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'owls', version}))
    fs.writeFileSync(module, code)
    const markdown = await markdownOf({}, {}, [{...docs, getContentModule: () => module}])
    return markdown.of('docs/a/two.content.json').creator?.hash
  }
  const first = await identify('1.0.0', 'a')
  expect(await identify('1.0.0', 'a')).toBe(first)
  expect(await identify('1.0.1', 'a')).not.toBe(first)
  expect(await identify('1.0.0', 'b')).not.toBe(first)
})

test('components that the site overrides make pages live', async () => {
  const markdown = await markdownOf({'src/theme/Tabs.jsx': '', 'src/theme/Details/index.jsx': ''})
  expect(markdown.of('blog/two.md').options).toMatchObject({live: ['Tabs', 'Details'], fold: true})
})
