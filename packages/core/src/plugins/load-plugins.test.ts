import {createSiteContext} from '@lectern/testing/create-site-context'
import type {Compatibility, PluginEntries, PluginFactory} from '@lectern/types'
import {expect, test} from 'vitest'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {NO_COMPATIBILITY} from '../site/load-compatibility.js'
import {loadPlugins} from './load-plugins.js'

function createSettings(
  entries: {[Kind in keyof PluginEntries]?: readonly unknown[]},
  compatibility: Partial<Compatibility> = {}
): Parameters<typeof loadPlugins>[0] {
  const {presets = [], plugins = [], themes = []} = entries
  return {
    // Some of these entries are deliberately invalid.
    entries: {presets, plugins, themes} as PluginEntries,
    context: createSiteContext(),
    generatorDirs: [],
    loader: {
      load: async () => undefined,
      loadResult: async () => undefined,
      loadAll: async () => ({exported: undefined, module: undefined}),
      files: () => new Set(),
      readFiles: () => new Set(),
      notePackage: () => {},
      readsLocale: () => false,
      settle: () => async () => ''
    },
    compatibility: {...NO_COMPATIBILITY, ...compatibility}
  }
}

/** Loads the plugins of a configuration; returns their labels, or the codes of the problems. */
async function load(
  entries: {[Kind in keyof PluginEntries]?: readonly unknown[]},
  compatibility: Partial<Compatibility> = {}
) {
  const {plugins, errors} = await loadPlugins(createSettings(entries, compatibility))
  if (errors.length === 0) return plugins.map(({label}) => label)
  return errors.flatMap(({problems}) => problems.map(({code, message}) => `${code}: ${message}`))
}

const named = (name: string) => () => ({name})

test('preset entries come first, and plugins come before themes', async () => {
  const preset = () => ({plugins: [named('docs')], themes: [named('classic')]})
  expect(
    await load({presets: [preset], plugins: [named('ideal')], themes: [named('mermaid')]})
  ).toEqual(['docs', 'classic', 'ideal', 'mermaid'])
})

test('omits disabled entries', async () => {
  const preset = () => ({plugins: [false, named('docs')]})
  expect(await load({presets: [preset, null], plugins: [false, undefined, named('a')]})).toEqual([
    'docs',
    'a'
  ])
})

test('a plugin gets the site and its validated options', async () => {
  const received: unknown[] = []
  const factory: PluginFactory<{path?: string}> = Object.assign(
    ({siteDir}: {siteDir: string}, options: object) => {
      received.push(siteDir, options)
      return {name: 'birds'}
    },
    {validateOptions: (options: unknown) => ({path: 'default', ...(options as object)})}
  )
  await load({plugins: [[factory, {id: 'owls'}]]})
  expect(received).toEqual(['/site', {path: 'default', id: 'owls'}])
})

test('the caller can change the valid options of an instance', async () => {
  const given: object[] = []
  const factory = (name: string): PluginFactory<object> =>
    Object.assign(
      (_context: unknown, options: object) => {
        given.push({name, ...options})
        return {name}
      },
      {validateOptions: (options: object) => ({...options, path: 'docs'})}
    )
  const settings = createSettings({plugins: [factory('docs'), [factory('docs'), {id: 'other'}]]})
  await loadPlugins({
    ...settings,
    adaptOptions: ({name, id}, options) =>
      name === 'docs' && id === 'other' ? {...options, path: 'changed'} : options
  })
  expect(given.filter((one) => 'path' in one && one.path === 'changed')).toEqual([
    {name: 'docs', id: 'other', path: 'changed'}
  ])
})

test('a preset passes its options to its plugins', async () => {
  const received: unknown[] = []
  const docs = (_: unknown, options: unknown) => {
    received.push(options)
    return {name: 'docs'}
  }
  const preset = (_: unknown, {docs: options}: {docs: object}) => ({plugins: [[docs, options]]})
  await load({presets: [[preset, {docs: {path: 'a'}}]]})
  expect(received).toEqual([{path: 'a'}])
})

test('an instance with its own ID is named with that ID', async () => {
  expect(await load({plugins: [named('docs'), [named('docs'), {id: 'community'}]]})).toEqual([
    'docs',
    'docs (community)'
  ])
})

test('rejects two instances with the same ID', async () => {
  const [problem, ...others] = await load({plugins: [named('docs'), [named('docs'), {}]]})
  expect(problem).toMatch(/^plugin-duplicate: .*docs.*default/)
  expect(others).toEqual([])
})

test('rejects values that aren’t functions', async () => {
  expect((await load({plugins: [{name: 'owl'}]}))[0]).toMatch(/^plugin-failed: /)
})

test('an error in a factory names the plugin', async () => {
  function owls() {
    throw new Error('No wings.')
  }
  expect((await load({plugins: [owls]}))[0]).toMatch(/owls.*No wings\./)
  expect((await load({presets: [owls]}))[0]).toMatch(/owls.*No wings\./)
})

test('reports all problems with the options of a plugin', async () => {
  const validateOptions = () => {
    throw new SiteError([
      {code: 'plugin-options-invalid', message: 'One.'},
      {code: 'plugin-options-invalid', message: 'Two.'}
    ])
  }
  expect(await load({plugins: [Object.assign(named('owls'), {validateOptions})]})).toEqual([
    'plugin-options-invalid: One.',
    'plugin-options-invalid: Two.'
  ])
})

test('omits a plugin that Lectern doesn’t need', async () => {
  const findReplacement = (name: string) => (name === 'docusaurus-plugin-swc' ? {} : undefined)
  expect(await load({plugins: ['docusaurus-plugin-swc', named('a')]}, {findReplacement})).toEqual([
    'a'
  ])
})

test('reports problems of several plugins together', async () => {
  const fails = () => {
    throw new Error('no map')
  }
  const problems = await load({plugins: ['./missing', fails, named('works')], themes: [fails]})
  expect(problems).toHaveLength(3)
  expect(problems[0]).toContain('plugin-missing')
})

test('a plugin with an invalid option is loaded without it', async () => {
  const strict: PluginFactory<{path?: number}> = Object.assign(
    (_: unknown, options: object) => ({name: `strict ${JSON.stringify(options)}`}),
    {
      validateOptions(options: unknown) {
        const {path, ...rest} = options as {path?: unknown}
        if (path === undefined) return rest
        const issue = {path: ['path'], message: 'must be a number'}
        throw Object.assign(new Error('invalid'), {issues: [issue]})
      }
    }
  )
  const {plugins, errors, unknownParts} = await loadPlugins(
    createSettings({plugins: [[strict, {path: 'x', size: 1}]]})
  )
  expect(plugins.map(({label}) => label)).toEqual(['strict {"size":1}'])
  expect(errors.map(({message}) => message)).toEqual([
    'The plugin inline has invalid options `path`: must be a number.'
  ])
  expect(unknownParts).toEqual({isIncomplete: false, plugins: ['strict {"size":1}'], frame: false})
})
