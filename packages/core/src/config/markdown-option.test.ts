import {expect, test} from 'vitest'
import {parseConfig} from './config-schema.js'

const read = (config: object) =>
  parseConfig(
    {title: 'A', url: 'https://docs.example.com', ...config},
    {file: 'site.config.ts', text: ''}
  ).siteConfig

test('a Markdown policy can be set as a hook, and a field overrides it', () => {
  const hooks = {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'log'}
  expect(read({markdown: {hooks}})).toMatchObject({
    onBrokenMarkdownLinks: 'fail',
    onBrokenMarkdownImages: 'warn'
  })
  expect(read({markdown: {hooks}, onBrokenMarkdownLinks: 'ignore'})).toMatchObject({
    onBrokenMarkdownLinks: 'ignore'
  })
})

test('a hook function overrides the policy', () => {
  const onBrokenMarkdownLinks = () => '/'
  const {markdown, ...config} = read({markdown: {hooks: {onBrokenMarkdownLinks}}})
  expect(config.onBrokenMarkdownLinks).toBe('ignore')
  expect(markdown.hooks?.onBrokenMarkdownLinks).toBe(onBrokenMarkdownLinks)
})

test('MDX 1 syntax is accepted, and each part can be disabled', () => {
  expect(read({markdown: {mdx1Compat: {comments: false}}}).markdown.mdx1Compat).toEqual({
    comments: false,
    admonitions: true,
    headingIds: true
  })
})

test('reports unknown keys', () => {
  expect(() => read({markdown: {mdx1Compat: {comment: false}}})).toThrow(
    'site.config.ts has the unknown key `markdown.mdx1Compat.comment`.'
  )
})
