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
])('takes %j', (options) => {
  expect(schema.safeParse(options).success).toBe(true)
})

test.each([
  {admonitions: [1]},
  {admonitions: {keyword: ['bird']}},
  {rehypePlugins: ['rehype-slug']},
  {rehypePlugins: plugin},
  {rehypePlugins: [{plugins: ['rehype-slug']}]}
])('refuses %j', (options) => {
  expect(schema.safeParse(options).success).toBe(false)
})

test('gives a plugin’s wishes for its Markdown and nothing else', () => {
  const options = {path: 'docs', admonitions: false as const, remarkPlugins: [plugin]}
  expect(readMarkdownExtension(options)).toEqual({admonitions: false, remarkPlugins: [plugin]})
})

test('a preset stands for its plugins, and `true` for the built-in admonitions', () => {
  const preset = {plugins: [plugin, [plugin, 1]]}
  expect(schema.parse({admonitions: true, remarkPlugins: [preset, plugin]})).toEqual({
    admonitions: {},
    remarkPlugins: [plugin, [plugin, 1], plugin]
  })
})
