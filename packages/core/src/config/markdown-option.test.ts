import {expect, test} from 'vitest'
import {parseConfig} from './config-schema.js'

const read = (config: object) =>
  parseConfig(
    {title: 'A', url: 'https://docs.example.com', ...config},
    {file: 'site.config.ts', text: ''}
  ).siteConfig

test('a policy of Markdown can be a hook, and a field wins over it', () => {
  const hooks = {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'log'}
  expect(read({markdown: {hooks}})).toMatchObject({
    onBrokenMarkdownLinks: 'fail',
    onBrokenMarkdownImages: 'warn'
  })
  expect(read({markdown: {hooks}, onBrokenMarkdownLinks: 'ignore'})).toMatchObject({
    onBrokenMarkdownLinks: 'ignore'
  })
})

test('a function as a hook decides alone', () => {
  const onBrokenMarkdownLinks = () => '/'
  const {markdown, ...config} = read({markdown: {hooks: {onBrokenMarkdownLinks}}})
  expect(config.onBrokenMarkdownLinks).toBe('ignore')
  expect(markdown.hooks?.onBrokenMarkdownLinks).toBe(onBrokenMarkdownLinks)
})

test('syntax of MDX 1 is accepted, and each part can be refused', () => {
  expect(read({markdown: {mdx1Compat: {comments: false}}}).markdown.mdx1Compat).toEqual({
    comments: false,
    admonitions: true,
    headingIds: true
  })
})

test('names unknown keys', () => {
  expect(() => read({markdown: {mdx1Compat: {comment: false}}})).toThrow(
    'site.config.ts has the unknown key `markdown.mdx1Compat.comment`.'
  )
})
