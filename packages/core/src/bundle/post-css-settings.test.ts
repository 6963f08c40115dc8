import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {Plugin, PostCssOptions} from '@lectern/types'
import {expect, test} from 'vitest'
import {createModuleLoader} from '../modules/load-module.js'
import {createPostCssSettings} from './post-css-settings.js'

const GIT = {'.git/HEAD': ''}

/** Returns the settings of a site in the subfolder `folder` of a repository. */
function settingsOf(
  files: Readonly<Record<string, string>>,
  {folder = '', plugins = []}: {folder?: string; plugins?: readonly Plugin[]} = {}
) {
  const root = createTemporarySite({...GIT, 'site.config.mjs': '', ...files})
  const siteDir = path.join(root, folder)
  const loader = createModuleLoader({
    ...{siteDir, cacheDir: path.join(siteDir, '.site'), generatorDirs: [], loaderHash: ''}
  })
  const create = () =>
    createPostCssSettings({
      siteDir,
      plugins: plugins.map((plugin) => ({plugin, id: 'default', label: plugin.name})),
      configFiles: new Set([path.join(root, 'site.config.mjs')]),
      loadModule: (file) => loader.load(file)
    })
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text)
  return {create, write, load: async () => create()?.load()}
}

const adding = (...added: unknown[]): Plugin => ({
  name: 'styles',
  configurePostCss: ({plugins, ...options}: PostCssOptions) => ({
    ...options,
    plugins: [...(plugins as readonly unknown[]), ...added]
  })
})

test('a site without PostCSS has no settings', () => {
  expect(settingsOf({'package.json': '{}'}).create()).toBeUndefined()
})

const LISTED = [['nested', {a: 1}]]

test.each([
  ['postcss.config.mjs', `export default {plugins: {nested: {a: 1}}}`],
  ['postcss.config.cjs', `module.exports = {plugins: [['nested', {a: 1}]]}`],
  ['postcss.config.ts', `export default () => ({plugins: {nested: {a: 1 as number}}})`],
  ['postcss.config.json', `{"plugins": {"nested": {"a": 1}}}`],
  ['.postcssrc', 'plugins:\n  nested:\n    a: 1\n'],
  ['.postcssrc.json', `{"plugins": {"nested": {"a": 1}}}`],
  ['.postcssrc.yml', 'plugins:\n  nested:\n    a: 1\n'],
  ['package.json', `{"postcss": {"plugins": {"nested": {"a": 1}}}}`]
])('loads plugins of %s', async (file, text) => {
  expect(await settingsOf({[file]: text}).load()).toEqual(LISTED)
})

test('a configuration can depend on the environment', async () => {
  const {load} = settingsOf({
    'postcss.config.mjs': `export default async ({env, cwd}) => ({plugins: [env, typeof cwd]})`
  })
  expect(await load()).toEqual([process.env.NODE_ENV, 'string'])
})

test.each([
  ['.postcssrc.yml', 'plugins: [a', ".postcssrc.yml isn't valid YAML: "],
  ['.postcssrc', '- a\n', ".postcssrc isn't valid YAML: it isn't a mapping of keys to values."],
  ['postcss.config.json', '{', "postcss.config.json isn't valid JSON: "],
  ['package.json', '{', "package.json isn't valid JSON: "]
])('an invalid %s is reported', async (file, text, message) => {
  await expect(settingsOf({[file]: text}).load()).rejects.toMatchObject({
    problems: [
      {code: 'module-invalid', message: expect.stringContaining(message), position: {file}}
    ]
  })
})

test("a configuration that doesn't export an object has no plugins", async () => {
  expect(await settingsOf({'postcss.config.mjs': 'export default 1'}).load()).toEqual([])
})

test('a site in a subfolder uses the nearest configuration in its repository', async () => {
  const root = {'postcss.config.json': '{"plugins": ["root"]}', 'docs/package.json': '{}'}
  expect(await settingsOf(root, {folder: 'docs'}).load()).toEqual(['root'])
  const both = {...root, 'docs/.postcssrc.json': '{"plugins": ["own"]}'}
  expect(await settingsOf(both, {folder: 'docs'}).load()).toEqual(['own'])
})

test('ignores a configuration outside the repository', () => {
  const files = {'postcss.config.json': '{"plugins": ["root"]}', 'docs/.git/HEAD': ''}
  expect(settingsOf(files, {folder: 'docs'}).create()).toBeUndefined()
})

test('lists site plugins after those in the site’s configuration file', async () => {
  const {load} = settingsOf(
    {'postcss.config.json': '{"plugins": ["first"]}'},
    {plugins: [adding('second'), {name: 'none'}, adding(['third', {b: 2}])]}
  )
  expect(await load()).toEqual(['first', 'second', ['third', {b: 2}]])
})

test.each([
  ['left out as it is', {}, []],
  ['used with options', {stage: 2}, [['postcss-preset-env', {stage: 2}]]]
])('the default Docusaurus plugin is %s', async (_title, options, expected) => {
  const plugin: Plugin = {
    name: 'styles',
    configurePostCss: () => ({plugins: [['postcss-preset-env', options]]})
  }
  expect(await settingsOf({}, {plugins: [plugin]}).load()).toEqual(expected)
})

test.each([
  ['the configuration file', {'postcss.config.json': '{}'}, [], 'postcss.config.json'],
  ['the configuration of the site, where plugins are', {}, [adding()], 'site.config.mjs']
])('%s is part of the key', (_title, files, plugins, changed) => {
  const {create, write} = settingsOf(files, {plugins})
  const before = create()?.key
  expect(create()?.key).toBe(before)
  write(changed, '{"plugins": []}')
  expect(create()?.key).not.toBe(before)
})

test('the key includes the installed version of Tailwind, but not the path of the site', () => {
  const keyWith = (version: string) =>
    settingsOf({
      'postcss.config.json': '{}',
      'node_modules/tailwindcss/package.json': JSON.stringify({name: 'tailwindcss', version})
    }).create()?.key
  expect(keyWith('3.0.1')).toBe(keyWith('3.0.1'))
  expect(keyWith('3.0.1')).not.toBe(keyWith('4.0.0'))
})
