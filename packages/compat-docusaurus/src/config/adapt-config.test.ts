import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {adaptConfig as adapt, isForeignConfig} from './adapt-config.js'

/** Tells plugins what kind of configuration it is. */
const compatibility = 'docusaurus'

/** Sets themes for code blocks, so defaults aren't added. */
/** Adapts the configuration of a project without a package.json. */
const adaptConfig = (config: Readonly<Record<string, unknown>>, file: string) =>
  adapt(config, file, createTemporarySite())

const theme = {plain: {}, styles: []}
const themeConfig = {prism: {theme, darkTheme: theme}}

/** Broken links between Markdown files are warnings, as in Docusaurus. */
const hooks = {onBrokenMarkdownLinks: 'warn'}

test.each([
  ['docusaurus.config.js', {}, true],
  ['docusaurus-staging.config.js', {}, true],
  ['staging.config.js', {'docusaurus.config.js': ''}, true],
  ['staging.js', {'package.json': '{"dependencies": {"@docusaurus/core": "^3.9.0"}}'}, true],
  ['staging.js', {'docusaurus.config.js': '', 'site.config.ts': ''}, false],
  ['site.staging.ts', {'docusaurus.config.js': ''}, false],
  ['staging.js', {}, false]
])('%s in a project with the files %j is for Docusaurus: %j', (file, files, expected) => {
  expect(isForeignConfig({}, file, createTemporarySite(files))).toBe(expected)
})

test('fields without an effect are dropped silently', () => {
  const config = {
    title: 'Birds',
    themeConfig,
    future: {v4: {useCssCascadeLayers: true}, faster: true},
    markdown: {mermaid: true}
  }
  expect(adaptConfig(config, 'docusaurus.config.js')).toEqual({
    config: {
      title: 'Birds',
      themeConfig,
      markdown: {format: 'mdx', emoji: true, mermaid: true, hooks},
      onDuplicateRoutes: 'warn',
      compatibility
    },
    hasStyleLayers: true,
    sortsMediaQueries: false,
    problems: []
  })
})

test('custom fields are JSON', () => {
  const customFields = {list: [() => 1, undefined, 2], when: new Date(0), now: () => 1}
  expect(adaptConfig({customFields}, 'docusaurus.config.js').config.customFields).toEqual({
    list: [null, null, 2],
    when: '1970-01-01T00:00:00.000Z'
  })
})

test('fields without a value are left out', () => {
  const {config, problems} = adaptConfig({webpack: undefined, ssrTemplate: undefined}, 'a.js')
  expect(Object.keys(config)).not.toContain('webpack')
  expect(problems).toEqual([])
})

test('unsupported fields are reported', () => {
  const config = {
    title: 'Birds',
    themeConfig,
    webpack: {},
    ssrTemplate: '<html></html>'
  }
  const {config: left, problems} = adaptConfig(config, 'docusaurus.config.ts')
  expect(left).toEqual({
    title: 'Birds',
    themeConfig,
    markdown: {format: 'mdx', emoji: true, hooks},
    onDuplicateRoutes: 'warn',
    compatibility
  })
  expect(problems.map(({code, message}) => [code, message])).toEqual([
    ['docusaurus-field-unused', 'The `webpack` field in docusaurus.config.ts has no effect.'],
    ['docusaurus-field-unused', 'The `ssrTemplate` field in docusaurus.config.ts has no effect.']
  ])
})

test('all Markdown is MDX unless the configuration says otherwise', () => {
  const config = {title: 'Birds', themeConfig, markdown: {format: 'detect', emoji: false}}
  expect(adaptConfig(config, 'docusaurus.config.js').config).toEqual({
    ...config,
    markdown: {...config.markdown, hooks},
    onDuplicateRoutes: 'warn',
    compatibility
  })
  expect(adaptConfig({title: 'Birds', themeConfig}, 'docusaurus.config.js').config).toEqual({
    title: 'Birds',
    themeConfig,
    markdown: {format: 'mdx', emoji: true, hooks},
    onDuplicateRoutes: 'warn',
    compatibility
  })
})

test('Markdown settings are preserved', () => {
  const markdown = {
    format: 'md',
    emoji: false,
    mdx1Compat: {comments: false},
    remarkRehypeOptions: {footnoteLabel: 'Notes'},
    hooks: {onBrokenMarkdownLinks: () => '/'}
  }
  const {config, problems} = adaptConfig({title: 'Birds', markdown}, 'docusaurus.config.js')
  expect([config.markdown, problems]).toEqual([markdown, []])
})

test.each([
  [true, undefined, {admonitions: false}],
  [true, {comments: true}, {comments: true, admonitions: false}],
  [{mdx1CompatDisabledByDefault: true}, {}, {admonitions: false}],
  [{useCssCascadeLayers: true}, {comments: true}, {comments: true}]
])(
  'with the future flags %j, %j is the compatibility with MDX 1: %j',
  (v4, mdx1Compat, expected) => {
    const {config} = adaptConfig({future: {v4}, markdown: {mdx1Compat}}, 'docusaurus.config.js')
    expect(config.markdown).toMatchObject({mdx1Compat: expected})
  }
)

test('projects for a release without a flag of the next major version don’t have it', () => {
  const declare = (version: string) =>
    createTemporarySite({
      'package.json': JSON.stringify({dependencies: {'@docusaurus/core': version}})
    })
  const settingsFor = (version: string, v4: unknown) =>
    adapt({future: {v4}, markdown: {}}, 'docusaurus.config.js', declare(version)).config.markdown
  const strict = {mdx1Compat: {admonitions: false}}
  expect(settingsFor('^3.10.0', true)).toMatchObject(strict)
  expect(settingsFor('^3.9.2', true)).not.toHaveProperty('mdx1Compat')
  expect(settingsFor('^3.9.2', {mdx1CompatDisabledByDefault: true})).toMatchObject(strict)
})

test('functions and undefined fields are dropped from browser data', () => {
  const themeConfig = {validate: () => true, navbar: {items: [{label: 'A', onClick() {}}]}}
  const customFields = {users: [{name: 'Ada', url: undefined}], load() {}}
  const {config} = adaptConfig({themeConfig, customFields}, 'docusaurus.config.js')
  expect(config.customFields).toStrictEqual({users: [{name: 'Ada'}]})
  expect(config.themeConfig).toMatchObject({navbar: {items: [{label: 'A'}]}})
  expect(config.themeConfig).not.toHaveProperty('validate')
})
