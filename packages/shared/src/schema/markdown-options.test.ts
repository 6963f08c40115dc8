import {expect, test} from 'vitest'
import {markdownOptions, readMarkdownExtension} from './markdown-options.js'
import {z} from './schema.js'

const schema = z.strictObject(markdownOptions)
const plugin = () => {}

test.each([
  {},
  {admonitions: false},
  {admonitions: ['bird']},
  {admonitions: {keywords: ['bird'], extendDefaults: false}},
  {remarkPlugins: [plugin, [plugin, {deep: true}]], recmaPlugins: []}
])('accepts %j', (options) => {
  expect(schema.safeParse(options).success).toBe(true)
})

test.each([
  {admonitions: [1]},
  {admonitions: {keyword: ['bird']}},
  {rehypePlugins: ['rehype-slug']},
  {rehypePlugins: plugin},
  {rehypePlugins: [{plugins: ['rehype-slug']}]}
])('rejects %j', (options) => {
  expect(schema.safeParse(options).success).toBe(false)
})

test('returns only the Markdown options of a plugin', () => {
  const options = {path: 'docs', admonitions: false as const, remarkPlugins: [plugin]}
  expect(readMarkdownExtension(options)).toEqual({admonitions: false, remarkPlugins: [plugin]})
})

test('expands a preset to its plugins, and `true` to the built-in admonitions', () => {
  const preset = {plugins: [plugin, [plugin, 1]]}
  const settings = {settings: {bullet: '*'}}
  expect(schema.parse({admonitions: true, remarkPlugins: [preset, settings, plugin]})).toEqual({
    admonitions: {},
    remarkPlugins: [plugin, [plugin, 1], plugin]
  })
})
