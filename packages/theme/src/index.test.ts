import {hookTools} from '@lectern/testing/hook-tools'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {existsSync, readFileSync} from 'node:fs'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {themePlugin} from './index.js'

/** A site in this package's own `src` folder. */
const context = {
  siteDir: import.meta.dirname,
  siteConfig: {themeConfig: {colorMode: {defaultMode: 'dark'}}}
} as unknown as SiteContext

test('its components and styles exist', async () => {
  const plugin = await themePlugin(context, {})
  const paths = [plugin.getThemePath?.() ?? '', ...(plugin.getClientModules?.() ?? [])]
  expect(paths).toHaveLength(4)
  expect(paths.filter((file) => !existsSync(file))).toEqual([])
})

test('has a separate stylesheet for writer components', async () => {
  const plugin = await themePlugin(context, {})
  const file = plugin.getComponentStylesheet?.() ?? ''
  expect(readFileSync(file, 'utf8')).toContain('.theme-card {')
  const [main = ''] = plugin.getClientModules?.() ?? []
  expect(readFileSync(main, 'utf8')).not.toContain('components.css')
})

test('adds the stylesheet of a design after the common one, and CSS for an accent', async () => {
  const plugin = await themePlugin(context, {design: 'folio', accent: '#6d28d9', fonts: false})
  const names = plugin.getClientModules?.().map((file) => file.split('/').at(-1))
  expect(names).toEqual(['index.css', 'folio.css'])
  expect(plugin.getClientModules?.().every((file) => existsSync(file))).toBe(true)
  expect(plugin.createGlobalStyles?.({})).toMatch(/^:root\{--lectern-hue:/)
})

test('adds stylesheets of features that the site turns on', async () => {
  const themeConfig = {docs: {sidebar: {hideable: true}}, readingProgress: true}
  const site = {...context, siteConfig: {...context.siteConfig, themeConfig}}
  const plugin = await themePlugin(site, {fonts: false})
  const names = plugin.getClientModules?.().map((file) => file.split('/').at(-1))
  expect(names).toEqual(['index.css', 'hideable-sidebar.css', 'reading-progress.css'])
})

test('the default design adds nothing', async () => {
  const plugin = await themePlugin(context, {design: 'default', fonts: false})
  expect(plugin.getClientModules?.()).toHaveLength(1)
  expect(plugin.createGlobalStyles?.({})).not.toContain('--lectern-')
})

test.each([
  [{accent: 'green'}, /accent/],
  [{design: 'foli'}, /design/]
])('reports the invalid option %j', (options, message) => {
  expect(() => themePlugin.validateOptions?.(options)).toThrow(message)
})

test.each([
  ['CodeBlock/index.js', true],
  ['CodeBlock.tsx', true],
  ['CodeBlockWrapper.tsx', false]
])('colors tokens for the code block component %s: %s', async (name, isFlat) => {
  const siteDir = createTemporarySite({[`src/theme/${name}`]: ''})
  const plugin = await themePlugin({...context, siteDir}, {fonts: false})
  expect(plugin.createGlobalStyles?.({}).includes('[class$=')).toBe(isFlat)
})

test('loads no fonts if they’re turned off', async () => {
  const plugin = await themePlugin(context, {fonts: false})
  expect(plugin.getClientModules?.()).toHaveLength(1)
  expect(plugin.getPreloadedFonts?.()).toEqual([])
})

test('adds the site’s stylesheets after its own', async () => {
  const plugin = await themePlugin(context, {customCss: './styles/print.css'})
  expect(plugin.getClientModules?.().at(-1)).toBe(`${import.meta.dirname}/styles/print.css`)
})

test('reports every missing stylesheet', () => {
  const configSource = {file: 'site.config.ts', text: "customCss: ['styles/print.css', 'a.css']"}
  const customCss = ['styles/print.css', 'a.css']
  expect(() => themePlugin({...context, configSource}, {customCss})).toThrow(
    new SiteError({
      code: 'custom-css-missing',
      message: "The stylesheet a.css in the theme's `customCss` option doesn't exist.",
      position: {file: 'site.config.ts', line: 1, column: 33},
      hint: 'Create it, or fix the path. It is relative to the site root.'
    })
  )
})

test('sets the default color mode even without scripts', async () => {
  const plugin = await themePlugin(context, {})
  expect(plugin.injectHtmlTags?.(undefined).headTags?.[0]).toEqual({
    tag: 'html',
    attributes: {'data-theme': 'dark'}
  })
})

test('includes code colors for both modes', async () => {
  const plugin = await themePlugin(context, {})
  const css = plugin.createGlobalStyles?.({}) ?? ''
  expect(css).toContain("html[data-theme='dark'] .token.comment")
})

test('suggests the nearest option for an unknown one', () => {
  expect(() => themePlugin.validateOptions?.({customCSS: 'a.css'})).toThrow(
    new SiteError(
      {
        code: 'plugin-options-invalid',
        message: 'Theme classic has the unknown key `customCSS`.',
        position: undefined,
        hint: 'Did you mean `customCss`?',
        fix: {kind: 'key', replacement: 'customCss'}
      },
      {fields: [['customCSS']]}
    )
  )
})

test('in a Docusaurus project, keeps unknown keys and warns about typos', async () => {
  const configSource = {
    file: 'docusaurus.config.js',
    text: "module.exports = {\n  themeConfig: {\n    navbr: {},\n    chat: {room: 'a'}\n  }\n}"
  }
  const themeConfig = {navbr: {}, chat: {room: 'a'}, algolia: {}}
  const create = (compatibility?: 'docusaurus') =>
    themePlugin(
      {
        ...context,
        configSource,
        siteConfig: {...context.siteConfig, staticDirectories: [], compatibility}
      },
      {}
    )
  const theme = await create('docusaurus')
  expect(theme.validateThemeConfig?.(themeConfig)).toMatchObject({
    ...themeConfig,
    navbar: {items: []}
  })
  expect((await theme.createRoutes?.(undefined, hookTools))?.problems).toEqual([
    {
      code: 'docusaurus-field-unused',
      policy: 'warn',
      message: '`themeConfig` has the unknown key `navbr`.',
      position: {file: 'docusaurus.config.js', line: 3, column: 5},
      hint: "Did you mean `navbar`? Ignore this if a plugin or the site's code uses the key."
    }
  ])
  const strict = await create()
  expect(() => strict.validateThemeConfig?.(themeConfig)).toThrow(
    '`themeConfig` has the unknown key `navbr`.'
  )
})

test('in a Docusaurus project, a missing logo is a warning', async () => {
  const create = (compatibility?: 'docusaurus') =>
    themePlugin(
      {
        ...context,
        siteConfig: {...context.siteConfig, staticDirectories: [], baseUrl: '/', compatibility}
      },
      {}
    )
  const message = "The logo img/none.svg in `navbar.logo.src` doesn't exist."
  const themeConfig = {navbar: {logo: {src: 'img/none.svg'}}}
  const theme = await create('docusaurus')
  theme.validateThemeConfig?.(themeConfig)
  expect((await theme.createRoutes?.(undefined, hookTools))?.problems).toMatchObject([
    {code: 'logo-missing', policy: 'warn', message}
  ])
  const strict = await create()
  expect(() => strict.validateThemeConfig?.(themeConfig)).toThrow(message)
})

test('translates its own strings, and leaves keys of other plugins alone', async () => {
  const theme = await themePlugin(context, {})
  const translated = await theme.translateThemeConfig?.({
    themeConfig: {navbar: {title: 'Birds'}, accent: 'red'},
    translationFiles: [{path: 'navbar', content: {title: {message: 'Vögel'}}}]
  })
  expect(translated).toMatchObject({navbar: {title: 'Vögel'}, accent: 'red'})
})

test('adds a not-found page to sites without one', async () => {
  const plugin = await themePlugin(context, {})
  const site = {globalData: {}, contents: [], plugins: []}
  const {routes = []} = (await plugin.createSiteRoutes?.({...site, routes: []})) ?? {}
  expect(routes).toEqual([
    {
      path: '/404.html',
      component: '@theme/NotFound',
      props: {},
      contents: [],
      head: [
        {tag: 'title', content: 'Page Not Found'},
        {tag: 'meta', attributes: {name: 'description', content: "This page doesn't exist."}}
      ],
      plugin: {name: 'theme-classic', id: 'default'}
    }
  ])
  expect(await plugin.createSiteRoutes?.({...site, routes})).toEqual({routes: []})
})
