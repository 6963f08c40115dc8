import {expect, test} from 'vitest'
import {isBlogPage, isDocsPage, isMarkdownPage} from './page-kind.js'

test.each<[string, object, [docs: boolean, blog: boolean, markdown: boolean]]>([
  ['docs', {breadcrumbs: [], version: {name: '1.0'}}, [true, false, false]],
  ['a blog', {blogPath: '/blog'}, [false, true, false]],
  ['Markdown pages', {title: 'About', showTitle: true}, [false, false, true]],
  ['another plugin', {breadcrumbs: []}, [false, false, false]]
])('props of %s are recognized', (_title, props, expected) => {
  expect([isDocsPage(props), isBlogPage(props), isMarkdownPage(props)]).toEqual(expected)
})
