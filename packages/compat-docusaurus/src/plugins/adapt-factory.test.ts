import {hookTools} from '@lectern/testing/hook-tools'
import type {PluginFactory, SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {adaptFactory} from './adapt-factory.js'

// The adapter reads these of the context, and no others.
const context = {
  siteDir: '/birds',
  siteConfig: {title: 'Birds', baseUrl: '/', i18n: {currentLocale: 'en', localeConfigs: {}}},
  configSource: {file: 'docusaurus.config.js', text: ''}
} as unknown as SiteContext

const settings = {
  folder: '/birds',
  context,
  isForeign: true,
  kind: 'plugin',
  loadReplacement: () => Promise.reject(new Error('not needed'))
} as const

/** Returns the result of a factory. Its options are validated as the core does. */
async function make(exported: unknown, options: object, module?: unknown) {
  const factory = adaptFactory(exported, {...settings, module}) as PluginFactory<object>
  const valid = factory.validateOptions ? await factory.validateOptions(options) : options
  return factory(context, valid as object)
}

test('a plugin receives the Docusaurus context, however its module exports it', async () => {
  const plugin = ({siteConfigPath}: {siteConfigPath: string}) => ({name: siteConfigPath})
  expect((await make(plugin, {})).name).toBe('/birds/docusaurus.config.js')
  expect((await make({default: plugin, __esModule: true}, {})).name).toBe(
    '/birds/docusaurus.config.js'
  )
})

test('a plugin without a name works', async () => {
  const headTags = ['<link rel="icon" href="/owl.ico">']
  const plugin = await make(() => ({injectHtmlTags: () => ({headTags})}), {id: 'icons'})
  expect(plugin.name).toBe('unnamed')
  const content = await plugin.loadContent?.()
  await plugin.createRoutes?.(content, hookTools)
  expect(plugin.injectHtmlTags?.({content})).toMatchObject({
    headTags: [{tag: 'link', attributes: {rel: 'icon', href: '/owl.ico'}}]
  })
})

test('the context has the storage, the bundler and the URLs of languages', async () => {
  const siteConfig = {
    ...context.siteConfig,
    url: 'https://birds.example',
    i18n: {currentLocale: 'en', localeConfigs: {en: {label: 'English', baseUrl: '/'}}}
  }
  const read: Record<string, unknown>[] = []
  const plugin = (given: Record<string, unknown>) => {
    read.push(given)
    return {name: 'owls'}
  }
  const factory = adaptFactory(plugin, settings) as PluginFactory<object>
  await factory({...context, siteConfig} as unknown as SiteContext, {})
  expect(read[0]).toMatchObject({
    siteStorage: {type: 'localStorage', namespace: ''},
    currentBundler: {name: 'webpack', instance: expect.anything()},
    i18n: {localeConfigs: {en: {label: 'English', url: 'https://birds.example', baseUrl: '/'}}}
  })
  expect(JSON.stringify(read[0])).toContain('"currentBundler":{"name":"webpack","instance":{}}')
})

test('plugins can parse front matter as the site does', async () => {
  const plugin = async ({siteConfig: {markdown}}: {siteConfig: SiteContext['siteConfig']}) => {
    const source = {filePath: '/birds/a.md', fileContent: '---\ntitle: Owl\n---\n\nHoots.\n'}
    const defaultParseFrontMatter = async () => ({frontMatter: {}, content: ''})
    const parsed = await markdown.parseFrontMatter?.({...source, defaultParseFrontMatter})
    return {name: JSON.stringify(parsed)}
  }
  expect((await make(plugin, {})).name).toBe('{"frontMatter":{"title":"Owl"},"content":"Hoots."}')
})

test('a plugin finds the options of another plugin at their position in the configuration', async () => {
  const presets = [['@docusaurus/preset-classic', {docs: {path: 'birds'}}]] as const
  const plugin = ({siteConfig}: {siteConfig: {presets: typeof presets; plugins: unknown[]}}) => ({
    name: `${siteConfig.presets[0][1].docs.path} and ${siteConfig.plugins.length}`
  })
  const factory = adaptFactory(plugin, settings) as PluginFactory<object>
  expect((await factory({...context, exportedConfig: {presets}}, {})).name).toBe('birds and 0')
})

test('a preset can read fields that only the Docusaurus configuration has', () => {
  const preset = ({siteConfig}: {siteConfig: {future: {v4: {useCssCascadeLayers: boolean}}}}) => ({
    plugins: siteConfig.future.v4.useCssCascadeLayers ? ['layers'] : ['notes']
  })
  const adapt = (isForeign: boolean) =>
    adaptFactory(preset, {...settings, isForeign, kind: 'preset'}) as (
      context: object,
      options: object
    ) => unknown
  expect(adapt(true)(context, {})).toEqual({plugins: ['notes']})
  expect(adapt(false)).toBe(preset)
})

test('options are validated with the schema that the module exports', async () => {
  const schema = {
    validate: (value: {wings?: number}) =>
      value.wings === 2
        ? {value: {...value, checked: true}}
        : {error: new Error('"wings" must be 2'), value}
  }
  const compiled = {
    default: (_context: object, options: object) => ({name: JSON.stringify(options)}),
    validateOptions: (args: {
      options: object
      validate(schema: object, options: object): unknown
    }) => args.validate(schema, args.options)
  }
  expect((await make(compiled, {wings: 2, id: 'a'})).name).toBe(
    '{"wings":2,"checked":true,"id":"a"}'
  )
  await expect(make(compiled.default, {wings: 3}, compiled)).rejects.toThrow('"wings" must be 2')
})

test('themeConfig is validated and completed with the schema that the module exports', async () => {
  const asked: object[] = []
  const schema = {
    validate(value: {beacon?: {seconds: number}}, how: object) {
      asked.push(how)
      if (value.beacon?.seconds === 0) return {error: new Error('"beacon.seconds" is 0'), value}
      return {value: {...value, beacon: {seconds: 12}}}
    }
  }
  const module = {
    validateThemeConfig: (args: {
      themeConfig: object
      validate(schema: object, themeConfig: object): unknown
    }) => args.validate(schema, args.themeConfig)
  }
  const {validateThemeConfig} = await make(() => ({name: 'lights'}), {}, module)
  expect(validateThemeConfig?.({navbar: {}})).toEqual({navbar: {}, beacon: {seconds: 12}})
  expect(() => validateThemeConfig?.({beacon: {seconds: 0}})).toThrow('"beacon.seconds" is 0')
  // Other plugins also have keys in it.
  expect(asked[0]).toMatchObject({allowUnknown: true, convert: false})
  expect(await make(() => ({name: 'plain'}), {})).not.toHaveProperty('validateThemeConfig')
})

test('a plugin can opt out', async () => {
  expect(await make(() => null, {id: 'b'})).toEqual({name: 'nothing-b'})
})

test('a Lectern plugin stays unchanged, unless it has Docusaurus hooks', async () => {
  const own = {...settings, isForeign: false}
  const plain = {name: 'plain'}
  const created = adaptFactory(() => plain, own) as PluginFactory<object>
  expect(await created(context, {})).toBe(plain)
  const acting = adaptFactory(() => ({name: 'acting', contentLoaded() {}}), own)
  expect((await (acting as PluginFactory<object>)(context, {})).loadContent).toBeTypeOf('function')
})

test('a value that isn’t a function is passed to the host unchanged', () => {
  expect(adaptFactory('text', settings)).toBe('text')
})

test('options always have an ID, which a schema may require', async () => {
  const plugin = (_: object, options: object) => ({name: JSON.stringify(options)})
  expect((await make(plugin, {})).name).toBe('{"id":"default"}')
  const create = (keys: object): object => ({
    append: (more: object) => create({...keys, ...more}),
    validate: (value: object) =>
      'id' in keys ? {value} : {error: new Error('"id" is required'), value}
  })
  const validateOptions = (args: {
    options: object
    validate(schema: object, options: object): unknown
  }) => args.validate(create({}), args.options)
  const module = {default: plugin, validateOptions}
  expect((await make(module, {id: 'api'})).name).toBe('{"id":"api"}')
})
