import {hookTools} from '@lectern/testing/hook-tools'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {SiteContext} from '@lectern/types'
import {afterAll, expect, test} from 'vitest'
import {LOAD_MODULE} from './route-modules.js'
import {adaptPlugin} from './adapt-plugin.js'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-adapt-'))
afterAll(() => fs.rmSync(siteDir, {recursive: true}))

// The adapter reads these of the context, and no others.
const context = {
  siteDir,
  localizationDir: path.join(siteDir, 'i18n/en'),
  mode: 'production',
  siteConfig: {title: 'Birds', baseUrl: '/base/', i18n: {currentLocale: 'en', localeConfigs: {}}},
  configSource: {file: 'docusaurus.config.js', text: ''}
} as unknown as SiteContext

const adapt = (plugin: DocusaurusPlugin) =>
  adaptPlugin(plugin, {id: 'default', folder: path.join(siteDir, 'plugins'), context})

/** Results of a plugin for its content. */
async function create(plugin: DocusaurusPlugin) {
  const adapted = adapt(plugin)
  const content = await adapted.loadContent?.()
  if (!content) throw new Error('An adapted plugin always has content.')
  const created = await adapted.createRoutes?.(content, hookTools)
  return {...created, tags: adapted.injectHtmlTags?.(content)}
}

test('the data of a route becomes props, and the base URL is removed from its path', async () => {
  const {routes, globalData} = await create({
    name: 'owls',
    loadContent: () => ['barn', 'snowy'],
    async contentLoaded({content, actions}) {
      const file = await actions.createData('owls.json', JSON.stringify(content))
      actions.setGlobalData({count: 2})
      actions.addRoute({
        path: '/base/owls',
        component: '@site/src/Owls.jsx',
        modules: {owls: file},
        exact: true
      })
    }
  })
  expect(globalData).toEqual({count: 2})
  expect(routes).toEqual([
    {
      path: '/owls',
      exact: true,
      component: '@site/src/Owls.jsx',
      props: {owls: ['barn', 'snowy']},
      contents: [],
      head: [],
      plugin: {name: 'owls', id: 'default'}
    }
  ])
})

test('the modules of a route and its nested routes are in a generated module', async () => {
  const {routes = []} = await create({
    name: 'owls',
    contentLoaded({actions}) {
      actions.addRoute({
        path: '/base/nest',
        component: path.join(siteDir, 'src/Nest.jsx'),
        routes: [
          {path: '/base/nest/egg', component: '@site/src/Egg.jsx', modules: {text: '@site/egg.md'}}
        ]
      })
    }
  })
  expect(routes.map((route) => route.path)).toEqual(['/nest/egg'])
  const component = routes[0]?.component ?? ''
  const code = fs.readFileSync(component.replace('@site', siteDir), 'utf8')
  expect(code).toBe(`import {createElement} from 'react'
import Part0 from "@site/src/Nest.jsx"
import Part1 from "@site/src/Egg.jsx"
import * as module1x0 from "@site/egg.md"
${LOAD_MODULE.code}
export default function Page(props) {
  return createElement(Part0, {...props, route: {path: "/base/nest", exact: false, routes: [{...props.route, element: createElement(Part1, {...props, "text": loadModule(module1x0)})}]}})
}
`)
})

test('paths are relative to the plugin, and patterns are watched by their folders', () => {
  const plugins = path.join(siteDir, 'plugins')
  fs.mkdirSync(path.join(plugins, 'src'), {recursive: true})
  fs.writeFileSync(path.join(plugins, 'src/hoot.ts'), '')
  const adapted = adapt({
    name: 'owls',
    getClientModules: () => ['./client.js', 'src/hoot', '/abs/a.css', 'package/b.css'],
    getThemePath: () => 'theme',
    getPathsToWatch: () => ['owls/**/*.{md,mdx}', 'owls/list.json']
  })
  expect(adapted.getClientModules?.()).toEqual([
    path.join(plugins, 'client.js'),
    path.join(plugins, 'src/hoot'),
    '/abs/a.css',
    'package/b.css'
  ])
  expect(adapted.getThemePath?.()).toBe(path.join(plugins, 'theme'))
  expect(adapted.getPathsToWatch?.()).toEqual([
    path.join(siteDir, 'owls'),
    path.join(siteDir, 'owls/list.json')
  ])
})

test('allContentLoaded receives the content of all plugins, and adds pages and data', async () => {
  const owls = adapt({
    name: 'owls',
    async allContentLoaded({allContent, actions}) {
      actions.setGlobalData(allContent)
      const file = await actions.createData('all.json', JSON.stringify(allContent))
      actions.addRoute({path: '/base/all', component: '@site/src/All.jsx', modules: {all: file}})
    }
  })
  const mice = adapt({name: 'mice', loadContent: () => ['harvest mouse']})
  const plugin = {name: 'mice', id: 'field'}
  const contents = [{plugin, content: await mice.loadContent?.()}]
  const site = {routes: [], contents, globalData: {}, plugins: [plugin]}
  const made = await owls.createSiteRoutes?.(site)
  const all = {mice: {field: ['harvest mouse']}}
  expect(made?.globalData).toEqual(all)
  expect(made?.routes).toMatchObject([{path: '/all', props: {all}}])
  expect(mice.createSiteRoutes).toBeUndefined()
})

test('unsupported features are reported as problems', async () => {
  const {problems = []} = await create({
    name: 'owls',
    configureWebpack: () => ({
      resolve: {alias: {'@owls': '/owls'}},
      module: {rules: [{test: /\.owl$/, use: 'owl-loader'}]}
    }),
    injectHtmlTags: () => ({headTags: ['<div></div>']})
  })
  expect(problems.map(({message}) => message)).toEqual([
    "The plugin owls has webpack settings that aren't supported: loaders for /\\.owl$/.",
    "The plugin owls adds tags to `headTags` that a head can't contain (1)."
  ])
})

test('creates pages from translated content', async () => {
  const adapted = adapt({
    name: 'owls',
    loadContent: () => ({title: 'Owls'}),
    getTranslationFiles: async ({content}) => [
      {path: 'titles', content: {title: {message: (content as {title: string}).title}}}
    ],
    translateContent: ({translationFiles: [file]}) => ({title: file?.content.title?.message}),
    contentLoaded: ({content, actions}) => actions.setGlobalData(content)
  })
  const content = await adapted.loadContent?.()
  if (!content) throw new Error('An adapted plugin always has content.')
  const files = await adapted.getTranslationFiles?.({content})
  expect(files).toEqual([{path: 'titles', content: {title: {message: 'Owls'}}}])
  const translationFiles = [{path: 'titles', content: {title: {message: 'Eulen'}}}]
  const translated = await adapted.translateContent?.({content, translationFiles})
  const created = translated && (await adapted.createRoutes?.(translated, hookTools))
  expect(created?.globalData).toEqual({title: 'Eulen'})
})

test('a theme provides its strings, and a plugin without translations has no hook for them', async () => {
  const theme = adapt({
    name: 'owls',
    getTranslationFiles: ({content}) => [
      {path: 'bar', content: {seen: {message: String(content)}}}
    ],
    translateThemeConfig: ({themeConfig, translationFiles: [file]}) => ({
      ...themeConfig,
      bar: file?.content.bar?.message ?? ''
    }),
    getDefaultCodeTranslationMessages: () => ({hoot: 'Schuhu'})
  })
  const translationFiles = [{path: 'bar', content: {bar: {message: 'Leiste'}}}]
  const themeConfig = {bar: 'Bar', other: 1}
  expect(await theme.translateThemeConfig?.({themeConfig, translationFiles})).toEqual({
    bar: 'Leiste',
    other: 1
  })
  expect(await theme.getDefaultCodeTranslationMessages?.()).toEqual({hoot: 'Schuhu'})
  const plain = adapt({name: 'plain'})
  expect([plain.translateContent, plain.getTranslationFiles, plain.extendCli]).toEqual([
    undefined,
    undefined,
    undefined
  ])
})

test('pages in the docs layout are omitted and reported', async () => {
  const {routes, problems} = await create({
    name: 'owls',
    contentLoaded({actions}) {
      actions.addRoute({
        ...{path: '/base/api', component: '@theme/DocsRoot'},
        routes: [{path: '/base/api/owl', component: '@site/src/Owl.jsx'}]
      })
      actions.addRoute({path: '/base/owls', component: '@site/src/Owls.jsx'})
    }
  })
  expect(routes?.map((route) => route.path)).toEqual(['/owls'])
  expect(problems).toMatchObject([
    {code: 'docusaurus-plugin-limited', message: expect.stringContaining('published: /base/api.')}
  ])
})

test('changes to `themeConfig` that are made too late are reported', async () => {
  const navbar: {items: object[]} = {items: []}
  const siteConfig = {...context.siteConfig, themeConfig: {navbar}} as SiteContext['siteConfig']
  const plugin = adaptPlugin(
    {name: 'owls', contentLoaded: () => void navbar.items.push({label: 'Owls'})},
    {id: 'default', folder: siteDir, context: {...context, siteConfig}}
  )
  const content = await plugin.loadContent?.()
  const {problems} = (content && (await plugin.createRoutes?.(content, hookTools))) ?? {}
  expect(problems?.map(({message}) => message)).toEqual([
    'The plugin owls changes `themeConfig` in contentLoaded, which has no effect.'
  ])
})
